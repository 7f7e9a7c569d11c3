import * as v from 'valibot';
import { describeIssues } from '../parse/problems';
import { reportError, reportProblem } from '../report/report';
import type { EventTable, NameIn, PayloadIn } from './events';

type Listener<Table extends EventTable, Name extends NameIn<Table>> = (
  payload: PayloadIn<Table, Name>,
) => void;

export interface EventBus<Table extends EventTable> {
  /**
   * Calls every listener. A payload that its parser does not accept, or an unknown event, is dropped and reported.
   */
  publish: <Name extends NameIn<Table>>(name: Name, payload: PayloadIn<Table, Name>) => void;
  /** @returns a function that ends the subscription. An unknown event is reported, and its listener is never called. */
  subscribe: <Name extends NameIn<Table>>(
    name: Name,
    listener: Listener<Table, Name>,
  ) => () => void;
}

/**
 * A bus for modules that are built separately. Types end at a module's boundary, so payloads are parsed again at run
 * time. A listener that throws does not stop the others.
 */
export function createEventBus<Table extends EventTable>(events: Table): EventBus<Table> {
  const listeners: { [Name in keyof Table]?: Set<Listener<Table, Name & string>> } = {};

  function find<Name extends NameIn<Table>>(name: Name, outcome: string): Table[Name] | undefined {
    if (Object.hasOwn(events, name)) return events[name];
    reportProblem('bus', `"${name}" is not an event this page knows; ${outcome}.`);
    return undefined;
  }

  return {
    publish(name, payload) {
      const parser = find(name, 'it was dropped');
      if (!parser) return;
      const parsed = v.safeParse(parser, payload);
      if (!parsed.success) {
        reportProblem('bus', `"${name}" was dropped: ${describeIssues(parsed.issues).join('; ')}`);
        return;
      }
      // Frozen because all listeners get the same object.
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
    },
    subscribe(name, listener) {
      if (!find(name, 'nobody will hear it')) return () => undefined;
      const all = (listeners[name] ??= new Set());
      // The same function may be subscribed twice; ending one subscription must leave the other.
      const own: typeof listener = (payload) => {
        listener(payload);
      };
      all.add(own);
      return () => {
        all.delete(own);
      };
    },
  };
}
