import { ORDER_STATES, type OrderState } from '@simmer/shared/order-state';
import { Button } from '@simmer/shared/ui/button';
import { Check, CookingPot, ShoppingBag, Truck, Undo2 } from 'lucide-react';
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

/** The second click of a double click meant the button that was here before. */
const onFirstClick =
  (act: () => void) =>
  ({ detail: clicks }: { detail: number }) => {
    if (clicks < 2) act();
  };

/** How far the kitchen is with an order: the next step, and the others within reach. A step is undone by its second tap. */
export function Steps({ order, name }: { order: ListedOrder; name: string }) {
  const { ticket, steps } = order;
  const { reference, fulfillment } = ticket;
  const whose = `${reference}, ${name}`;
  const state = stateOf(order);
  const set = (next: readonly OrderState[]) => {
    storedList.change(reference, { steps: next });
    void tellGuests();
  };
  const isBefore = (one: OrderState, other: OrderState) =>
    ORDER_STATES.indexOf(one) < ORDER_STATES.indexOf(other);
  const tap = (step: OrderState) => {
    const earlier = steps.filter((one) => isBefore(one, step));
    set(steps.includes(step) ? earlier : [...earlier, step]);
  };

  if (isDone(order))
    return (
      <Button
        aria-label={`Not done yet: ${whose}`}
        onClick={onFirstClick(() => set(steps.slice(0, -1)))}
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
        <Button aria-label={`${label}: ${whose}`} onClick={onFirstClick(() => tap(next))}>
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
              onClick={onFirstClick(() => tap(step))}
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
