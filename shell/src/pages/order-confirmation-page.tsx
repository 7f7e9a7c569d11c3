import { useNavigationState } from '@simmer/shared/navigation';
import { PageTitle } from './page-title';
import { RemoteLoading } from '../remotes/remote-loading';
import { RemoteSlot } from '../remotes/remote-slot';

export function OrderConfirmationPage() {
  // Only the checkout sets a state: a guest who opens the address directly has not ordered.
  const hasOrder = useNavigationState() !== null;
  return (
    <>
      <PageTitle>{hasOrder ? 'Thank you' : 'Order confirmation'}</PageTitle>
      <RemoteSlot name="orderConfirmation" fallback={<RemoteLoading label="One moment…" />} />
    </>
  );
}
