import type { SiteConfig } from '@simmer/shared/config';
import type { Registry } from '@simmer/shared/registry';
import { MOST_DOCUMENTS } from './menu-fields';

declare global {
  /** The menu request that the document sent. */
  var simmerMenu: EarlyMenu | undefined;
}

export interface EarlyMenu {
  askedAt: number;
  /** Resolves to undefined when the request failed. */
  answer: Promise<unknown>;
}

/**
 * What `requestMenuEarly` sends: the client's query, for Firestore's REST API:
 * https://firebase.google.com/docs/firestore/reference/rest/v1/projects.databases.documents/runQuery
 * @param registry has the local cloud's addresses on a developer's machine.
 * @returns undefined with App Check: no request has a token that early.
 */
export function earlyMenuRequest(
  { firebase: { projectId, apiKey, appCheckKey } }: SiteConfig,
  { localCloud }: Registry,
): { address: string; query: string } | undefined {
  if (appCheckKey && !localCloud) return undefined;
  const origin = localCloud?.firestore ?? 'https://firestore.googleapis.com';
  return {
    address: `${origin}/v1/projects/${projectId}/databases/(default)/documents:runQuery?key=${apiKey}`,
    query: JSON.stringify({
      structuredQuery: {
        from: [{ collectionId: 'menu' }],
        orderBy: [{ field: { fieldPath: '__name__' } }],
        limit: MOST_DOCUMENTS,
      },
    }),
  };
}

/**
 * Requests the menu while the page's code is still loading. The composer writes this function's source text into the
 * home page, so it may use nothing from outside except its parameters.
 * @param query as text: for JSON, the browser would first send a preflight request.
 */
export function requestMenuEarly(address: string, query: string): void {
  globalThis.simmerMenu = {
    askedAt: Date.now(),
    answer: fetch(address, { method: 'POST', body: query })
      .then((response): unknown => (response.ok ? response.json() : undefined))
      .catch(() => undefined),
  };
}
