import { Alert } from '@simmer/shared/ui/alert';
import { failureText, type Write } from '../editor/write';

export function NotStored({ write, button }: { write: Write; button: string }) {
  if (write.status !== 'failed') return null;
  return (
    <Alert message={failureText('Not saved', write.reason)} takesFocus>
      <p>Everything you typed is still here. Press {button} to try again.</p>
    </Alert>
  );
}
