import { useLocation } from '@simmer/shared/navigation';
import { carriesTicket } from '@simmer/shared/order-ticket';
import { reportProblem } from '@simmer/shared/report';
import { lazy, Suspense, useSyncExternalStore } from 'react';
import { AskOwner } from './ask-owner';
import type { OrderChangesProps } from './late/order-changes-part';

const Part = lazy(async () => {
  try {
    const { OrderChangesPart } = await import(
      /* webpackChunkName: "order-changes" */ './late/order-changes-part'
    );
    return { default: OrderChangesPart };
  } catch (error) {
    reportProblem('order', 'the part that changes orders could not be loaded.', error);
    return { default: () => <AskOwner /> };
  }
});

/** What lets a guest change or cancel an order that was sent. Nothing else waits for its code. */
export function OrderChanges(props: OrderChangesProps) {
  return (
    <Suspense fallback={null}>
      <Part {...props} />
    </Suspense>
  );
}

const neverChanges = () => () => undefined;

/** The address of the page, if it carries the guest's own copy of an order. Composed HTML has none. */
export function useLinkOfCopy(): string | undefined {
  const { search, hash } = useLocation();
  const address = useSyncExternalStore(
    neverChanges,
    () => search + hash,
    () => '',
  );
  return carriesTicket(address, ['change']) ? address : undefined;
}
