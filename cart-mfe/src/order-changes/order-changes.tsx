import { useLocation } from '@simmer/shared/navigation';
import { carriesTicket } from '@simmer/shared/order-ticket';
import { onDemand } from '@simmer/shared/ui/on-demand';
import { useSyncExternalStore } from 'react';
import { AskOwner } from './ask-owner';

// What lets a guest change or cancel an order that was sent is one chunk, for which nothing else waits.
const WHAT = 'the part that changes orders';
const ONLY_ASK = { instead: () => <AskOwner /> };

/** Ways to change or cancel an order that was sent. */
export const ChangeOrCancel = onDemand(
  WHAT,
  async () =>
    (await import(/* webpackChunkName: "order-changes" */ './late/change-or-cancel'))
      .ChangeOrCancel,
  ONLY_ASK,
);

/** Says above the form that it has an order that was sent. */
export const ChangeStrip = onDemand(
  WHAT,
  async () =>
    (await import(/* webpackChunkName: "order-changes" */ './late/change-strip')).ChangeStrip,
  ONLY_ASK,
);

/** The order in the guest's own copy, which was opened on this device. */
export const LinkedOrder = onDemand(
  WHAT,
  async () =>
    (await import(/* webpackChunkName: "order-changes" */ './late/linked-order')).LinkedOrder,
  ONLY_ASK,
);

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
