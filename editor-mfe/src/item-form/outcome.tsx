import { Alert } from '@simmer/shared/ui/alert';
import { Button } from '@simmer/shared/ui/button';
import type { FormsState, Notice } from '../settings/settings-editor';
import { failureText } from '../write/write';

interface OutcomeProps {
  state: Pick<FormsState<never>, 'write' | 'notice'>;
  /** What to do if the database has refused a change. */
  ifRefused?: string | undefined;
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
      {notice && <NoticeAlert notice={notice} ifRefused={ifRefused} takesFocus />}
    </>
  );
}

interface NoticeAlertProps extends Pick<OutcomeProps, 'ifRefused'> {
  notice: Notice;
  /** Whether it takes the focus, because what was pressed is gone. */
  takesFocus: boolean;
}

export function NoticeAlert({ notice, ifRefused, takesFocus }: NoticeAlertProps) {
  const { text, failure, undo } = notice;
  return (
    <Alert
      tone={failure ? 'danger' : 'success'}
      message={text}
      detail={failure === 'refused' ? ifRefused : undefined}
      takesFocus={takesFocus}
    >
      {undo && (
        <div>
          <Button onClick={() => void undo()}>Undo</Button>
        </div>
      )}
    </Alert>
  );
}
