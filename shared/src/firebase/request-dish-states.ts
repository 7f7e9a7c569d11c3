import { withDatabase } from '@simmer/shared/firebase';
import { plainFields } from './early-menu';
import { requestDocument } from './request-document';

/**
 * The document `settings/dishes`, unparsed; undefined if there is none.
 * @throws like `requestDocument`.
 */
export function requestDishStates(): Promise<unknown> {
  return requestDocument<unknown>('settings/dishes', plainFields, () =>
    withDatabase((client) => client.readDishStates()),
  );
}
