import { ROUTES, useNavigate } from '@simmer/shared/navigation';
import { useEffect } from 'react';
import { confirmationStateOf } from '../order-confirmation/confirmation-state';
import { useSending } from './use-sending';

/**
 * Takes the guest to the thank-you page once the order has arrived, also when it arrived while the guest was away.
 * @returns whether that is under way.
 */
export function useThankYou(): boolean {
  const navigate = useNavigate();
  const state = useSending();

  useEffect(() => {
    if (state.status !== 'sent') return;
    // Replaced, so that Back does not lead to a form that was already sent.
    void navigate(ROUTES.orderConfirmation, {
      replace: true,
      state: confirmationStateOf(state.order),
    });
  }, [state, navigate]);

  return state.status === 'sent';
}
