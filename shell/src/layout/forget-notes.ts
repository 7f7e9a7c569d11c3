import { onAccountLeft } from '@simmer/shared/auth';
import { cart, pendingNotes } from '@simmer/shared/cart';
import { notices } from './notices/notice-store';

/**
 * A note may be about a guest's health, so it leaves the device with their account. Its dish leaves, too: without the
 * note, nobody must eat it. The other dishes say nothing about anyone and stay.
 */
export function forgetNotes(): void {
  onAccountLeft(() => {
    pendingNotes.set({});
    const items = cart.get();
    const others = items.filter(({ modification }) => !modification);
    if (others.length === items.length) return;
    cart.restore(others);
    notices.show({
      kind: 'cart',
      text: 'Dishes with a note left your cart',
      detail: 'Notes are kept only while you are logged in',
    });
  });
}
