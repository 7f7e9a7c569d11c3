import { reportProblem } from '../report/report';
import { createEventBus } from './event-bus';
import { EVENTS, type EventName, type EventPayload } from './events';

export type { EventName, EventPayload } from './events';

/** Publishes an event; only these names are accepted. */
export type Publish<Names extends EventName> = <Name extends Names>(
  name: Name,
  payload: EventPayload<Name>,
) => void;

/**
 * Subscribes to an event; only these names are accepted.
 * @returns a function that ends the subscription.
 */
export type Subscribe<Names extends EventName> = <Name extends Names>(
  name: Name,
  listener: (payload: EventPayload<Name>) => void,
) => () => void;

/** The events that a module uses. They are part of each release's contract. */
export interface EventDeclaration<Published extends EventName, Subscribed extends EventName> {
  publishes: readonly Published[];
  subscribes: readonly Subscribed[];
}

export interface ModuleEvents<
  Published extends EventName,
  Subscribed extends EventName,
> extends EventDeclaration<Published, Subscribed> {
  publish: Publish<Published>;
  subscribe: Subscribe<Subscribed>;
}

const bus = createEventBus(EVENTS);

/** Every event that this bus delivers. */
export const eventNames: readonly EventName[] = Object.keys(EVENTS).filter(isEventName);

/**
 * Declares which events a module publishes and subscribes to, and gives it access to exactly those. Using an
 * undeclared event is a type error; at run time it is dropped and reported.
 */
export function moduleEvents<Published extends EventName, Subscribed extends EventName>({
  publishes,
  subscribes,
}: EventDeclaration<Published, Subscribed>): ModuleEvents<Published, Subscribed> {
  return {
    publishes,
    subscribes,
    publish(name, payload) {
      if (isDeclared(publishes, name)) bus.publish(name, payload);
    },
    subscribe(name, listener) {
      return isDeclared(subscribes, name) ? bus.subscribe(name, listener) : () => undefined;
    },
  };
}

function isDeclared(names: readonly EventName[], name: EventName): boolean {
  if (names.includes(name)) return true;
  reportProblem('bus', `"${name}" was dropped: declare it in events.ts.`);
  return false;
}

/**
 * Subscribes to every event, for a tool that displays them.
 * @returns a function that ends the subscription.
 */
export function observeEvents(observe: (name: EventName, payload: object) => void): () => void {
  const ends = eventNames.map((name) =>
    bus.subscribe(name, (payload) => {
      observe(name, payload);
    }),
  );
  return () => {
    for (const end of ends) end();
  };
}

function isEventName(name: string): name is EventName {
  return name in EVENTS;
}
