import * as v from 'valibot';
import { accessStorage, type StorageArea } from './access-storage';

/** One value under one key. Neither function throws where storage is blocked or full; the console says so. */
export interface StoredValue<Value> {
  /** Undefined where nothing is stored that this release can read. */
  get: () => Value | undefined;
  /**
   * @param value is written as JSON; undefined removes what is stored.
   * @returns whether the browser did it.
   */
  set: (value: object | undefined) => boolean;
}

/**
 * @param key must never change: the previous page may be from another release.
 * @param maxCharacters a value whose JSON is longer is not stored, nor is what it should have replaced left there.
 */
export function storedValue<Value>(
  key: string,
  schema: v.GenericSchema<unknown, Value>,
  area: StorageArea,
  maxCharacters = Infinity,
): StoredValue<Value> {
  const TextSchema = v.pipe(v.string(), v.parseJson(), schema);

  return {
    get: () =>
      accessStorage(area, key, 'read', (storage) => {
        const text = storage.getItem(key);
        return text === null ? undefined : v.parse(TextSchema, text);
      }),
    set: (value) =>
      accessStorage(area, key, 'stored', (storage) => {
        const text = value && JSON.stringify(value);
        if (text === undefined || text.length > maxCharacters) storage.removeItem(key);
        else storage.setItem(key, text);
        return true;
      }) ?? false,
  };
}
