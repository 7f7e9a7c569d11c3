import { useNavigationState } from '@simmer/shared/navigation';
import { PageTitle } from './page-title';
import { RemoteLoading } from '../remotes/remote-loading';
import { RemoteSlot } from '../remotes/remote-slot';

export function OrderConfirmationPage() {
  // Only the checkout sets a state: a guest who opens the address directly has not ordered.
  const title = useNavigationState() === null ? 'Order confirmation' : 'Thank you';
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <RemoteSlot
        name="orderConfirmation"
        heading={title}
        fallback={<RemoteLoading label="One moment…" />}
      />
    </>
  );
}
