import * as v from 'valibot';
import { withLimitsClient } from '@simmer/shared/firebase';
import { parseStock, type StockByDay } from '../limits/stock';
import { plainFields } from './early-menu';
import { requestDocument, requestDocuments } from './request-document';

/**
 * The document `settings/limits`, unparsed; undefined if there is none.
 * @throws like `requestDocument`.
 */
export function requestLimits(): Promise<unknown> {
  return requestDocument<unknown>('settings/limits', plainFields, () =>
    withLimitsClient((client) => client.readLimits()),
  );
}

const StockSchema = v.array(
  v.object({ document: v.exactOptional(v.looseObject({ name: v.string() })) }),
);

/**
 * What is spoken for on each day.
 * @param from the first day, like `2026-12-24`.
 * @throws like `requestDocument`.
 */
export function requestStock(from: string): Promise<StockByDay> {
  return requestDocuments(
    'runQuery',
    (documents) => ({
      structuredQuery: {
        from: [{ collectionId: 'stock' }],
        orderBy: [{ field: { fieldPath: '__name__' } }],
        startAt: { values: [{ referenceValue: `${documents}/stock/${from}` }], before: true },
        limit: 60,
      },
    }),
    (answers) =>
      parseStock(
        v
          .parse(StockSchema, answers)
          .flatMap(({ document }) =>
            document
              ? [{ id: document.name.replace(/.*\//, ''), data: plainFields(document) }]
              : [],
          ),
      ),
    () => withLimitsClient((client) => client.readStock(from)),
  );
}
