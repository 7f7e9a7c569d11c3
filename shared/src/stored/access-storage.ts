import { reportProblem } from '../report/report';

export type StorageArea = 'localStorage' | 'sessionStorage';

/**
 * @param what "read", for example; `name` and this say in the console what could not be done.
 * @returns undefined where storage is blocked or full.
 */
export function accessStorage<T>(
  area: StorageArea,
  name: string,
  what: string,
  access: (storage: Storage) => T,
): T | undefined {
  try {
    return access(window[area]);
  } catch (error) {
    reportProblem('storage', `${name} could not be ${what}.`, error);
    return undefined;
  }
}
