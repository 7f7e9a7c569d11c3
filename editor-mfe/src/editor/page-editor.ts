import { readMenu } from '@simmer/shared/firebase';
import * as owner from '@simmer/shared/owner-database';
import { accountIdOf, auth, onAccountLeft } from '@simmer/shared/auth';
import { readComposedMenu } from '@simmer/shared/composed-menu';
import { requestPhoto } from '@simmer/shared/request-photo';
import { events } from '../events';
import { createEditor } from './editor';
import { keepDrafts } from './stored-drafts';

/** The editor outlives the route, so that Back and Forward keep the typed text. */
export const pageEditor = createEditor({
  ...owner,
  readMenu,
  readPhoto: requestPhoto,
  readComposedMenu,
  announceChange: () => events.publish('menu/changed', {}),
  newId: () => crypto.randomUUID(),
});

// A server that renders the page has neither a tab nor an account.
if (typeof window !== 'undefined')
  onAccountLeft(keepDrafts(pageEditor, () => accountIdOf(auth.get())));
