import { NO_RULES } from '@simmer/shared/ordering';
import { onDemand } from '@simmer/shared/ui/on-demand';
import { useEffect } from 'react';
import { useOrdering } from '../ordering/use-ordering';
import { useServices } from '../services/services';
import type { OrderStateProps } from './late/order-state-line';

const OrderStateLine = onDemand(
  'the state of an order',
  async () =>
    (await import(/* webpackChunkName: "order-state" */ './late/order-state-line')).OrderStateLine,
);

/** How far the kitchen is with an order, in a shop whose owner shares that; nothing before it has begun. */
export function OrderState({ secret }: OrderStateProps) {
  const { ordering } = useServices();
  const { sharesState } = useOrdering();

  useEffect(() => {
    // A page that is opened again has not been at the checkout, which reads the settings.
    if (ordering.get() === NO_RULES) void ordering.read();
  }, [ordering]);

  return sharesState && <OrderStateLine secret={secret} />;
}
