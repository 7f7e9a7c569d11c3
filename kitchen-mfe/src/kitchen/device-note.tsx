import { siteConfig } from '@simmer/shared/config';
import { useOnline } from '@simmer/shared/online';
import { Status } from '@simmer/shared/ui/status';

/** Says where the list is stored, what works without a connection, and what to do about a link that shows no order. */
export function DeviceNote() {
  const isOnline = useOnline();
  return (
    <div>
      <Status>{isOnline ? 'This list is stored only on this device.' : withoutConnection()}</Status>
      <p>
        Opened a link from an email and don’t see its order? Copy the whole address of the link into
        the browser’s address bar, or read the order in the email.
      </p>
    </div>
  );
}

const withoutConnection = () =>
  siteConfig().offline === false
    ? 'No connection. The list keeps working while this page is open; you need a connection to reopen it.'
    : 'No connection. The list keeps working and can be reopened on this device.';
