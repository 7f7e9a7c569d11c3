import { PageTitle } from './page-title';
import { RemoteLoading } from '../remotes/remote-loading';
import { RemoteSlot } from '../remotes/remote-slot';

export function OrderConfirmationPage() {
  return (
    <>
      <PageTitle>Thank you</PageTitle>
      <RemoteSlot name="orderConfirmation" fallback={<RemoteLoading label="One moment…" />} />
    </>
  );
}
