import * as v from 'valibot';
import { describeIssues } from '../parse/problems';
import { reportError, reportProblem } from '../report/report';
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

const listeners: { [Name in EventName]?: Set<(payload: EventPayload<Name>) => void> } = {};

/** Every event that this bus delivers. */
export const eventNames: readonly EventName[] = Object.keys(EVENTS).filter(isEventName);

/**
 * Declares which events a module publishes and subscribes to, and gives it access to exactly those: using an undeclared
 * event is a type error.
 */
export function moduleEvents<Published extends EventName, Subscribed extends EventName>(
  declared: EventDeclaration<Published, Subscribed>,
): ModuleEvents<Published, Subscribed> {
  return { ...declared, publish, subscribe };
}

/**
 * Types end at a module's boundary, so payloads are parsed again at run time. A payload that its parser does not accept,
 * or an unknown event, is dropped and reported. A listener that throws does not stop the others.
 */
function publish<Name extends EventName>(name: Name, payload: EventPayload<Name>): void {
  if (!isKnown(name, 'it was dropped')) return;
  const parsed = v.safeParse(EVENTS[name], payload);
  if (!parsed.success) {
    reportProblem('bus', `"${name}" was dropped: ${describeIssues(parsed.issues).join('; ')}`);
    return;
  }
  // All listeners get the same object.
  Object.freeze(parsed.output);
  const all = listeners[name];
  for (const listener of [...(all ?? [])]) {
    if (!all?.has(listener)) continue;
    try {
      listener(parsed.output);
    } catch (error) {
      reportError('bus', `a listener of "${name}" failed.`, error);
    }
  }
}

function subscribe<Name extends EventName>(
  name: Name,
  listener: (payload: EventPayload<Name>) => void,
): () => void {
  if (!isKnown(name, 'nobody will hear it')) return () => undefined;
  const all = (listeners[name] ??= new Set());
  // The same function may be subscribed twice; ending one subscription must leave the other.
  const own: typeof listener = (payload) => listener(payload);
  all.add(own);
  return () => all.delete(own);
}

function isKnown(name: string, outcome: string): boolean {
  if (isEventName(name)) return true;
  reportProblem('bus', `"${name}" is not an event this page knows; ${outcome}.`);
  return false;
}

/**
 * Subscribes to every event, for a tool that displays them.
 * @returns a function that ends the subscription.
 */
export function observeEvents(observe: (name: EventName, payload: object) => void): () => void {
  const ends = eventNames.map((name) => subscribe(name, (payload) => observe(name, payload)));
  return () => {
    for (const end of ends) end();
  };
}

function isEventName(name: string): name is EventName {
  return Object.hasOwn(EVENTS, name);
}
