import { ORDER_STATES, type OrderState } from '@simmer/shared/order-state';
import { Button } from '@simmer/shared/ui/button';
import { Check, CookingPot, ShoppingBag, Truck, Undo2 } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { isDone, stateOf, type ListedOrder } from '../order-list/listed-order';
import { storedList } from '../order-list/stored-list';
import { tellGuests } from '../order-list/tell-guests';
import styles from './steps.module.css';
import { TellGuest } from './tell-guest';

const STEPS = {
  started: { label: 'On it', Icon: CookingPot },
  ready: { label: 'Ready', Icon: ShoppingBag },
  underway: { label: 'On the way', Icon: Truck },
  done: { label: 'Done', Icon: Check },
} as const;

/** How far the kitchen is with an order: the next step, and the others within reach. A step is undone by its second tap. */
export function Steps({ order, name }: { order: ListedOrder; name: string }) {
  const { ticket, steps } = order;
  const { reference, fulfillment } = ticket;
  const whose = `${reference}, ${name}`;
  const state = stateOf(order);
  const main = useRef<HTMLButtonElement>(null);
  const isPressed = useRef(false);

  useEffect(() => {
    // The button that was pressed may be gone, and the browser would start again at the top of the page.
    if (isPressed.current && document.activeElement === document.body)
      main.current?.focus({ preventScroll: true });
    isPressed.current = false;
  }, [steps]);

  const set = (next: readonly OrderState[], { detail: clicks }: { detail: number }) => {
    // The second click of a double click meant the button that was here before.
    if (clicks > 1) return;
    isPressed.current = true;
    storedList.change(reference, { steps: next });
    void tellGuests();
  };
  const isBefore = (one: OrderState, other: OrderState) =>
    ORDER_STATES.indexOf(one) < ORDER_STATES.indexOf(other);
  const tap = (step: OrderState, click: { detail: number }) => {
    const earlier = steps.filter((one) => isBefore(one, step));
    set(steps.includes(step) ? earlier : [...earlier, step], click);
  };

  if (isDone(order))
    return (
      <Button
        ref={main}
        aria-label={`Not done yet: ${whose}`}
        onClick={(click) => set(steps.slice(0, -1), click)}
      >
        <Undo2 size={18} aria-hidden />
        <span key="undo">Not done yet</span>
      </Button>
    );
  const possible = ORDER_STATES.filter((step) => step !== 'underway' || fulfillment === 'Delivery');
  const next = possible.find((step) => !state || isBefore(state, step)) ?? 'done';
  const { label, Icon } = STEPS[next];
  return (
    <div role="group" className={styles.steps} aria-label={`How far order ${reference} is`}>
      <span className={styles.next}>
        <Button ref={main} aria-label={`${label}: ${whose}`} onClick={(click) => tap(next, click)}>
          <Icon size={18} aria-hidden />
          <span key={next}>{label}</span>
        </Button>
      </span>
      <div className={styles.others}>
        {possible
          .filter((step) => step !== next)
          .map((step) => (
            <Button
              key={step}
              aria-pressed={steps.includes(step)}
              aria-label={`${STEPS[step].label}: ${whose}`}
              onClick={(click) => tap(step, click)}
            >
              {steps.includes(step) && <Check size={16} aria-hidden />}
              <span>{STEPS[step].label}</span>
            </Button>
          ))}
      </div>
      {(state === 'ready' || state === 'underway') && <TellGuest ticket={ticket} state={state} />}
    </div>
  );
}
