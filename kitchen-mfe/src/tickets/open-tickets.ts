import { createStore } from '@simmer/shared/store';

/** The references of the tickets that are unfolded on a phone, as long as the page lives. */
export const openTickets = createStore<ReadonlySet<string>>('open tickets', new Set());

export function setOpen(reference: string, isOpen: boolean): void {
  const others = [...openTickets.get()].filter((one) => one !== reference);
  openTickets.set(new Set(isOpen ? [...others, reference] : others));
}
