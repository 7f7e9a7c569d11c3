import { ROUTES, useNavigate } from '@simmer/shared/navigation';
import { useEffect } from 'react';
import { confirmationStateOf } from '../order-confirmation/confirmation-state';
import { useSending } from '../send-order/use-sending';

/**
 * Navigates to the confirmation once the order is sent, even if the guest was on another page at that moment.
 * @returns whether the order is sent.
 */
export function useThankYou(): boolean {
  const navigate = useNavigate();
  const state = useSending();

  useEffect(() => {
    if (state.status !== 'sent') return;
    // Back must not lead to a form that was already submitted.
    void navigate(ROUTES.orderConfirmation, { replace: true, state: confirmationStateOf(state) });
  }, [state, navigate]);

  return state.status === 'sent';
}
