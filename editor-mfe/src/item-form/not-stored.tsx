import { Alert } from '@simmer/shared/ui/alert';
import type { ReactElement } from 'react';
import { failureText, type FailureReason, type Write } from '../write/write';

/** Where the same button would not help. */
const WAYS_ON: Partial<Record<FailureReason, string>> = {
  gone: 'To keep it, copy it and add it again as a new item.',
  arrived: 'To change the dish, press Edit in the list.',
};

interface NotStoredProps {
  write: Write;
  button: string;
  /** What someone else has stored in the meantime. */
  theirs?: ReactElement;
}

export function NotStored({ write, button, theirs }: NotStoredProps) {
  if (write.status !== 'failed') return null;
  return (
    <Alert message={failureText('Not saved', write.reason)} takesFocus>
      {write.reason === 'changed' ? (
        <>
          {theirs}
          <p>
            {`Everything you typed is still here. Press ${button} to replace their version with yours, or Cancel to keep theirs.`}
          </p>
        </>
      ) : (
        <p>
          {`Everything you typed is still here. ${WAYS_ON[write.reason] ?? `Press ${button} to try again.`}`}
        </p>
      )}
    </Alert>
  );
}
