import * as v from 'valibot';
import { describeIssues } from '../parse/problems';
import { reportError, reportProblem } from '../report/report';
import { EVENTS, isEventName, type EventName, type EventPayload } from './events';

export type { EventName, EventPayload } from './events';

type Listener<Name extends EventName> = (payload: EventPayload<Name>) => void;
type Listeners = { [Name in EventName]: Set<Listener<Name>> };

export interface EventBus {
  /** Tells every listener. A payload that its parser refuses, or an unknown event, is dropped and reported. */
  publish: <Name extends EventName>(name: Name, payload: EventPayload<Name>) => void;
  /** @returns a function that ends the subscription. An unknown event is reported and never heard. */
  subscribe: <Name extends EventName>(name: Name, listener: Listener<Name>) => () => void;
}

/**
 * A bus for modules that were built apart: types end at the module's edge, so payloads are parsed again at
 * run time, and a listener that throws cannot keep the others from hearing.
 */
export function createEventBus(): EventBus {
  const listeners: Listeners = {
    'cart/item-added': new Set(),
    'cart/changed': new Set(),
    'auth/changed': new Set(),
    'menu/changed': new Set(),
    'order/sent': new Set(),
  };

  return {
    publish(name, payload) {
      if (!isEventName(name)) {
        reportProblem('bus', `"${String(name)}" is not an event this page knows; it was dropped.`);
        return;
      }
      const parsed = v.safeParse(EVENTS[name], payload);
      if (!parsed.success) {
        reportProblem('bus', `"${name}" was dropped: ${describeIssues(parsed.issues).join('; ')}`);
        return;
      }
      // Frozen, because all listeners get the same one.
      const heard = Object.freeze(parsed.output);
      for (const listener of [...listeners[name]]) {
        if (!listeners[name].has(listener)) continue;
        try {
          listener(heard);
        } catch (error) {
          reportError('bus', `a listener of "${name}" failed.`, error);
        }
      }
    },
    subscribe(name, listener) {
      if (!isEventName(name)) {
        reportProblem(
          'bus',
          `"${String(name)}" is not an event this page knows; nobody will hear it.`,
        );
        return () => undefined;
      }
      // One function may be subscribed twice; ending one subscription leaves the other.
      const own: Listener<typeof name> = (payload) => {
        listener(payload);
      };
      listeners[name].add(own);
      return () => {
        listeners[name].delete(own);
      };
    },
  };
}

/** The page's one bus. */
export const bus = createEventBus();
