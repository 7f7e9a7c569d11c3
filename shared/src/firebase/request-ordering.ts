import { withDatabase } from '@simmer/shared/firebase';
import { plainFields } from '../parse/plain-fields';
import { requestDocument } from './request-document';

/**
 * The document `settings/ordering`, unparsed; undefined if there is none.
 * @throws like `requestDocument`.
 */
export function requestOrdering(): Promise<unknown> {
  return requestDocument<unknown>('settings/ordering', plainFields, () =>
    withDatabase((client) => client.readOrdering()),
  );
}
