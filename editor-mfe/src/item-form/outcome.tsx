import { Alert } from '@simmer/shared/ui/alert';
import { Button } from '@simmer/shared/ui/button';
import type { FormsState } from '../settings/forms';
import { failureText } from '../write/write';

interface OutcomeProps {
  state: Pick<FormsState<never>, 'write' | 'notice'>;
  /** What to do if the database has refused a change. */
  ifRefused?: string;
}

/** What became of the last change outside the form, or of the form that was open. */
export function Outcome({ state: { write, notice }, ifRefused }: OutcomeProps) {
  return (
    <>
      {write.status === 'failed' && (
        <Alert
          message={failureText('Not saved', write.reason)}
          detail={write.reason === 'refused' ? ifRefused : undefined}
          takesFocus
        />
      )}
      {notice && (
        <Alert tone="success" message={notice.text} takesFocus>
          {notice.undo && (
            <div>
              <Button onClick={() => void notice.undo?.()}>Undo</Button>
            </div>
          )}
        </Alert>
      )}
    </>
  );
}
