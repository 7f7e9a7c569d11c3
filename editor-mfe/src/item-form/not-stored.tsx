import { Alert } from '@simmer/shared/ui/alert';
import type { ReactElement } from 'react';
import { failureText, type Write } from '../write/write';

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
          {`Everything you typed is still here. ${
            write.reason === 'gone'
              ? 'To keep it, copy it and add it again as a new item.'
              : `Press ${button} to try again.`
          }`}
        </p>
      )}
    </Alert>
  );
}
