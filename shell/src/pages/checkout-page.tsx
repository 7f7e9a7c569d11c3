import { PageTitle } from './page-title';
import { RemoteLoading } from '../remotes/remote-loading';
import { RemoteSlot } from '../remotes/remote-slot';

export function CheckoutPage() {
  return (
    <>
      <PageTitle>Your Order</PageTitle>
      <RemoteSlot name="checkout" fallback={<RemoteLoading label="Loading your order…" />} />
    </>
  );
}
