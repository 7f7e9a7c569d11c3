import * as v from 'valibot';
import { reportProblem } from '../report/report';

/** One value under one key. Neither function throws where storage is blocked or full; the console says so. */
export interface StoredValue<Value> {
  /** Undefined where nothing is stored that this release can read. */
  get: () => Value | undefined;
  /**
   * @param value is written as JSON; undefined removes what is stored.
   * @returns whether the browser did it.
   */
  set: (value: object | string | undefined) => boolean;
}

/** @param key must never change: the previous page may be from another release. */
export function storedValue<Value>(
  key: string,
  schema: v.GenericSchema<unknown, Value>,
  area: 'localStorage' | 'sessionStorage',
): StoredValue<Value> {
  const TextSchema = v.pipe(v.string(), v.parseJson(), schema);

  function guarded<T>(what: string, access: (storage: Storage) => T): T | undefined {
    try {
      return access(window[area]);
    } catch (error) {
      reportProblem('storage', `${key} could not be ${what}.`, error);
      return undefined;
    }
  }

  return {
    get: () =>
      guarded('read', (storage) => {
        const text = storage.getItem(key);
        return text === null ? undefined : v.parse(TextSchema, text);
      }),
    set: (value) =>
      guarded('stored', (storage) => {
        if (value === undefined) storage.removeItem(key);
        else storage.setItem(key, JSON.stringify(value));
        return true;
      }) ?? false,
  };
}
