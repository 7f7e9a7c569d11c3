import { siteConfig } from '@simmer/shared/config';
import { readMenu } from '@simmer/shared/firebase';
import * as owner from '@simmer/shared/owner-database';
import { accountIdOf, auth, onAccountLeft } from '@simmer/shared/auth';
import { readComposedMenu } from '@simmer/shared/composed-menu';
import { requestPhoto } from '@simmer/shared/request-photo';
import { events } from '../events';
import type * as Limits from '../limits/copied-limits';
import { createEditor } from './editor';
import { keepDrafts } from './stored-drafts';

/** Few shops have limits. */
async function limits<T>(call: (client: typeof Limits) => Promise<T>): Promise<T | undefined> {
  if (!siteConfig().ordering.limits) return undefined;
  return call(await import(/* webpackChunkName: "copied-limits" */ '../limits/copied-limits'));
}

/** The editor outlives the route, so that Back and Forward keep the typed text. */
export const pageEditor = createEditor({
  ...owner,
  readMenu,
  readPhoto: requestPhoto,
  readComposedMenu,
  copyLimits: (copies) => limits((client) => client.copyLimits(copies)),
  dropLimits: (dishes) => limits((client) => client.dropLimits(dishes)),
  announceChange: () => events.publish('menu/changed', {}),
  newId: () => crypto.randomUUID(),
});

// A server that renders the page has neither a tab nor an account.
if (typeof window !== 'undefined')
  onAccountLeft(keepDrafts(pageEditor, () => accountIdOf(auth.get())));
