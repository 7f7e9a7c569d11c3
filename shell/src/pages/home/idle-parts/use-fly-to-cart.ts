import type { CartItem } from '@simmer/shared/cart';
import { DISH_ATTRIBUTES } from '@simmer/shared/navigation';
import { useEffect, useRef, type RefObject } from 'react';
import { events } from '../../../events';
import styles from './fly-to-cart.late.module.css';

const FLIGHT_MS = 420;

/**
 * Shows where an added portion went: a dot flies from the "Add" button to the cart. Never for a guest who asked for
 * reduced motion.
 * @param bar the cart bar, which is not shown in a wide window; there the dot flies to the badge.
 * @param shown what the bar shows. The dot flies once a portion is among it.
 */
export function useFlyToCart(bar: RefObject<HTMLElement | null>, shown: readonly CartItem[]): void {
  const tapped = useRef<Element | null>(null);

  useEffect(() => {
    let button: Element | null = null;
    // The focused element does not tell: Safari does not focus a button that is clicked.
    function rememberButton({ target }: Event): void {
      button = target instanceof Element ? target.closest(`[${DISH_ATTRIBUTES.line}]`) : null;
    }
    window.addEventListener('click', rememberButton, true);
    const unsubscribe = events.subscribe('cart/item-added', () => {
      tapped.current = button;
    });
    return () => {
      window.removeEventListener('click', rememberButton, true);
      unsubscribe();
    };
  }, []);

  useEffect(() => {
    const from = tapped.current;
    tapped.current = null;
    // Safari has `checkVisibility` since 17.4.
    if (
      !from ||
      !('checkVisibility' in from) ||
      matchMedia('(prefers-reduced-motion: reduce)').matches
    )
      return;
    const to = [bar.current, document.querySelector('[data-cart-badge]')].find(
      (place) => place?.checkVisibility() === true,
    );
    if (to) fly(middleOf(from), middleOf(to));
  }, [bar, shown]);
}

function fly(from: string, to: string): void {
  const dot = document.createElement('div');
  dot.className = styles.dot ?? '';
  dot.setAttribute('aria-hidden', 'true');
  document.body.append(dot);
  const flight = dot.animate(
    [{ transform: `${from} scale(1)` }, { transform: `${to} scale(0.5)`, opacity: 0.4 }],
    { duration: FLIGHT_MS, easing: 'cubic-bezier(0.4, 0, 0.2, 1)' },
  );
  const land = () => dot.remove();
  flight.finished.then(land, land);
}

function middleOf(element: Element): string {
  const { left, top, width, height } = element.getBoundingClientRect();
  return `translate(${String(left + width / 2)}px, ${String(top + height / 2)}px)`;
}
