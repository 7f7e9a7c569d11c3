import type { SiteConfig } from '@simmer/shared/config';
import type { Registry } from '@simmer/shared/registry';
import { MOST_DISHES, type StoredDocument } from './stored-menu';

declare global {
  /** What the document's head asked for. */
  var simmerMenu: EarlyMenu | undefined;
}

export interface EarlyMenu {
  askedAt: number;
  /** Undefined when there was none. */
  answer: Promise<unknown>;
  /** Whether the page has scrolled since its head was read; undefined where the shell does not say. */
  isScrolled?: boolean;
  /** What a script has drawn of the answer. */
  drawn?: readonly StoredDocument[];
  /** React renders the menu; nothing else draws it. */
  isClaimed?: boolean;
}

/**
 * What `requestMenuEarly` sends: the client's query in Firestore's REST interface,
 * https://firebase.google.com/docs/firestore/reference/rest/v1/projects.databases.documents/runQuery
 * @param registry with the local cloud's addresses on a developer's machine.
 * @returns undefined with App Check, whose token no request has that early.
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
        limit: MOST_DISHES,
      },
    }),
  };
}

/**
 * Asks for the menu while the page's code is on its way. The composer writes this function's source text into the head
 * of the home page, so it may use nothing from outside but its parameters.
 * @param query as text: for JSON, the browser would first ask the server whether it may send it.
 */
export function requestMenuEarly(address: string, query: string): void {
  const early: EarlyMenu = {
    askedAt: Date.now(),
    isScrolled: false,
    answer: fetch(address, { method: 'POST', body: query })
      .then((response): unknown => (response.ok ? response.json() : undefined))
      .catch(() => undefined),
  };
  globalThis.simmerMenu = early;
  const note = () => {
    early.isScrolled = true;
  };
  addEventListener('scroll', note, { once: true, passive: true });
}

/**
 * To be called before the menu is hydrated; from then on no script draws it.
 * @returns the dishes that a script has drawn, as the page's HTML has them.
 */
export function claimDrawnMenu(): readonly StoredDocument[] | undefined {
  const early = globalThis.simmerMenu;
  if (early) early.isClaimed = true;
  return early?.drawn;
}
