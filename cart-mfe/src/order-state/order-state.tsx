import { NO_RULES } from '@simmer/shared/ordering';
import { reportProblem } from '@simmer/shared/report';
import { lazy, Suspense, useEffect } from 'react';
import { useOrdering } from '../ordering/use-ordering';
import { useServices } from '../services/services';
import type { OrderStateProps } from './late/order-state-line';

const OrderStateLine = lazy(async () => {
  try {
    const part = await import(/* webpackChunkName: "order-state" */ './late/order-state-line');
    return { default: part.OrderStateLine };
  } catch (error) {
    reportProblem('order state', 'its part of the page could not be loaded.', error);
    return { default: () => <></> };
  }
});

/** How far the kitchen is with an order, in a shop whose owner shares that; nothing before it has begun. */
export function OrderState({ secret }: OrderStateProps) {
  const { ordering } = useServices();
  const { sharesState } = useOrdering();

  useEffect(() => {
    // A page that is opened again has not been at the checkout, which reads the settings.
    if (ordering.get() === NO_RULES) void ordering.read();
  }, [ordering]);

  if (!sharesState) return null;
  return (
    <Suspense fallback={null}>
      <OrderStateLine secret={secret} />
    </Suspense>
  );
}
