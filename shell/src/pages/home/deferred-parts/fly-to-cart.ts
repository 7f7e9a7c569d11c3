import { events } from '../../../events';
import { afterFrame } from '../../../hydration/after-frame';
import styles from './fly-to-cart.module.css';

const FLIGHT_MS = 420;

/**
 * Shows where an added portion went: a dot flies from the "Add" button to the cart. Never for a guest who asked for
 * reduced motion.
 * @param bar returns the cart bar, which is not shown in a wide window; there the dot flies to the badge.
 * @returns a function that stops it.
 */
export function startFlyToCart(bar: () => HTMLElement | null): () => void {
  let button: Element | null = null;
  // Not the focused element: Safari does not focus a button that is clicked.
  function note({ target }: Event): void {
    button = target instanceof Element ? target.closest('[data-add]') : null;
  }

  window.addEventListener('click', note, true);
  const unsubscribe = events.subscribe('cart/item-added', () => {
    const from = button;
    if (!from || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    // With the first portion, the bar exists only after the frame.
    afterFrame(() => {
      const to = [bar(), document.querySelector('[data-cart-badge]')].find(
        (place) => place?.checkVisibility() === true,
      );
      if (to) fly(middleOf(from), middleOf(to));
    });
  });
  return () => {
    window.removeEventListener('click', note, true);
    unsubscribe();
  };
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
  const land = () => {
    dot.remove();
  };
  flight.finished.then(land, land);
}

function middleOf(element: Element): string {
  const { left, top, width, height } = element.getBoundingClientRect();
  return `translate(${String(left + width / 2)}px, ${String(top + height / 2)}px)`;
}
