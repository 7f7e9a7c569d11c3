import { PageTitle } from './page-title';
import { RemoteLoading } from '../remotes/remote-loading';
import { RemoteSlot } from '../remotes/remote-slot';

const TITLE = 'Your Order';

export function CheckoutPage() {
  return (
    <>
      <PageTitle>{TITLE}</PageTitle>
      <RemoteSlot
        name="checkout"
        heading={TITLE}
        fallback={<RemoteLoading label="Loading your order…" />}
      />
    </>
  );
}
