import { inc } from 'semver';
import { root } from '../../base';
import { readSharedPackage } from '../../build';
import { edit, type GateMutation } from './work-tree';

const DECLARATION = 'menu-mfe/src/events.ts';

const { version: SHARED } = readSharedPackage(root);
const NEWER_SHARED = inc(SHARED, 'minor') ?? SHARED;

/** Changes that a contract forbids. */
export const CONTRACT_MUTATIONS: readonly GateMutation[] = [
  {
    name: 'a part that is offered under another name',
    edits: [edit('platform/modules/modules.js', "'./MenuSections'", "'./Menu'")],
    expected:
      /^menu-mfe does not expose "MenuSections" \(it has "Menu"\), and the live shell 1\.\S+ asks for it: keep the name/,
  },
  {
    name: 'a newer shared than the live shell carries',
    edits: [edit('shared/package.json', `"version": "${SHARED}"`, `"version": "${NEWER_SHARED}"`)],
    expected: new RegExp(
      `^menu-mfe needs @simmer/shared \\^${NEWER_SHARED}, and the live shell 1\\.\\S+ carries ${SHARED}: release the shell first\\.$`,
    ),
  },
  {
    name: 'an event that nobody knows',
    edits: [edit(DECLARATION, 'publishes: []', "publishes: ['menu/emptied']")],
    expected:
      /^menu-mfe sends "menu\/emptied", which the live shell 1\.\S+ does not know: release the shell first\.$/,
  },
];
