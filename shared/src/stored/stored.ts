import * as v from 'valibot';
import { reportProblem } from '../report/report';

/** Records in the browser's `localStorage`, each under a key of its own. */
export interface RecordKind {
  /** What their keys begin with; the id follows. It must never change: the previous page may be from another release. */
  readonly prefix: string;
  /** After this time, the device forgets a record. */
  readonly maxAgeMs: number;
}

/** No function throws where storage is blocked or full. */
export interface Stored<Value> {
  /**
   * By id. What this release cannot read is left out of the result and stays stored. Undefined where storage is
   * blocked.
   */
  read: () => ReadonlyMap<string, Value> | undefined;
  /** @param text what is stored under a key. */
  parse: (text: string) => Value | undefined;
  /** @returns whether the browser did it. */
  write: (id: string, record: Readonly<{ savedAt: number; [field: string]: unknown }>) => boolean;
  remove: (id: string) => void;
}

/** What any release may have stored. */
const RecordSchema = v.fallback(
  v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.unknown())),
  {},
);

/** An earlier time comes from a clock that was wrong, because there was no shop yet. */
const FIRST_SHOP = Date.UTC(2026, 0, 1);
const DAY_MS = 24 * 60 * 60 * 1000;

/** @param schema for what this release can read. */
export function stored<Value>(
  { prefix, maxAgeMs }: RecordKind,
  schema: v.GenericSchema<unknown, Value>,
  now: () => number = Date.now,
): Stored<Value> {
  function guarded<T>(what: string, access: (storage: Storage) => T): T | undefined {
    try {
      return access(window.localStorage);
    } catch (error) {
      reportProblem('storage', `${prefix} could not be ${what}.`, error);
      return undefined;
    }
  }

  function set(key: string, text: string): boolean {
    const write = (storage: Storage) => {
      storage.setItem(key, text);
      return true;
    };
    return guarded('stored', write) ?? false;
  }

  /**
   * A time that cannot be right counts as now. What is too old stays for another day, because it may be today's clock
   * that is wrong.
   * @returns undefined once the record's time is over.
   */
  function textOf(key: string, storage: Storage): string | undefined {
    const text = storage.getItem(key) ?? '';
    const record = v.parse(RecordSchema, text);
    const { savedAt, tooOldSince } = record;
    const time = now();
    if (typeof savedAt !== 'number') return text;
    const isWrong = savedAt < FIRST_SHOP || savedAt > time;
    if (!isWrong && time - savedAt <= maxAgeMs) return text;
    if (isWrong || typeof tooOldSince !== 'number' || tooOldSince > time) {
      const changed = JSON.stringify({ ...record, [isWrong ? 'savedAt' : 'tooOldSince']: time });
      set(key, changed);
      return changed;
    }
    if (time - tooOldSince <= DAY_MS) return text;
    storage.removeItem(key);
    return undefined;
  }

  function parse(text: string): Value | undefined {
    const parsed = v.safeParse(schema, v.parse(RecordSchema, text));
    return parsed.success ? parsed.output : undefined;
  }

  return {
    parse,
    read: () =>
      guarded('read', (storage) => {
        const found = new Map<string, Value>();
        for (const key of Object.keys(storage)) {
          const text = key.startsWith(prefix) ? textOf(key, storage) : undefined;
          const value = text === undefined ? undefined : parse(text);
          if (value !== undefined) found.set(key.slice(prefix.length), value);
        }
        return found;
      }),
    write: (id, record) => set(prefix + id, JSON.stringify(record)),
    remove(id) {
      guarded('removed', (storage) => storage.removeItem(prefix + id));
    },
  };
}
