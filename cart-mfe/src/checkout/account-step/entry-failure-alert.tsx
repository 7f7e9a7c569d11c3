import { FAILED } from '@simmer/shared/provider-error';
import { Alert } from '@simmer/shared/ui/alert';
import { Button } from '@simmer/shared/ui/button';
import type { EntryFailure, EntryMode } from '../../account-entry/account-entry';
import { failureText } from './entry-failure-text';

interface EntryFailureAlertProps {
  failure: EntryFailure;
  mode: EntryMode;
  onLogInInstead: () => void;
}

export function EntryFailureAlert({ failure, mode, onLogInInstead }: EntryFailureAlertProps) {
  const { message, advice } = failureText(failure, mode);
  return (
    <Alert message={message} detail={FAILED[mode] + failure.message} takesFocus>
      <p>{advice}</p>
      {failure.problem === 'email-in-use' && (
        <Button onClick={onLogInInstead}>Log in instead</Button>
      )}
    </Alert>
  );
}
