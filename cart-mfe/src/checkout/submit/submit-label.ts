import { useStore } from '@simmer/shared/store';
import { changing } from '../../order/changing';

/** What the buttons say that send the form. */
export function useSubmitLabel(): string {
  return useStore(changing) ? 'Send the change' : 'Submit Order';
}
