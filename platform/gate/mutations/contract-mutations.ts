import { inc } from 'semver';
import { root } from '../../base';
import { readSharedPackage } from '../../build';
import { edit, type GateMutation } from './work-tree';

const EVENTS = 'shared/src/bus/events.ts';
const DECLARATION = 'menu-mfe/src/events.ts';
const BUILD_INFO = 'shared/src/build-info/build-info.ts';
const EVENT_REPLAY = 'shared/src/event-replay/event-replay.ts';

const { version: SHARED } = readSharedPackage(root);
const NEWER_SHARED = inc(SHARED, 'minor') ?? SHARED;
const MENU_CHANGED = "'menu/changed': { version: 1, payload: v.object({}) }";

const menuChanged = (definition: string) =>
  edit(EVENTS, MENU_CHANGED, `'menu/changed': ${definition}`);

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
    name: 'a payload that changed under its version',
    edits: [menuChanged('{ version: 1, payload: v.object({ dish: v.string() }) }')],
    expected:
      /^The payload of "menu\/changed" is not the one that the live shell 1\.\S+ knows as version 1: raise its version/,
  },
  {
    name: 'a payload version that the live shell does not know',
    edits: [menuChanged('{ version: 2, payload: v.object({ dish: v.string() }) }')],
    expected:
      /^menu-mfe listens to "menu\/changed" in version 2, and the live shell 1\.\S+ reads only version 1: release the shell first\.$/,
  },
  {
    name: 'a payload version that rises by two',
    modules: ['shell'],
    edits: [
      menuChanged(
        '{ version: 3, payload: v.object({ dish: v.string() }), previous: v.object({}) }',
      ),
    ],
    expected:
      /^The live editor-mfe 1\.\S+ sends "menu\/changed" in version 1, and the shell reads version 3 and the one before: raise it by one at a time/,
  },
  {
    name: 'a payload version without a reader of the one before',
    modules: ['shell'],
    edits: [menuChanged('{ version: 2, payload: v.object({ dish: v.string() }) }')],
    expected:
      /^The live editor-mfe 1\.\S+ sends "menu\/changed" in version 1, and the shell reads only version 2: add the former parser as "previous" in shared\/src\/bus\/events\.ts/,
  },
  {
    name: 'an event that nobody knows',
    edits: [edit(DECLARATION, 'publishes: []', "publishes: ['menu/emptied']")],
    expected:
      /^menu-mfe sends "menu\/emptied", which is not in shared\/src\/bus\/events\.ts: add it there, and release the shell first\.$/,
  },
  {
    name: 'a shell for another composer',
    modules: ['shell'],
    edits: [edit(BUILD_INFO, 'INTERFACE_VERSION = 1', 'INTERFACE_VERSION = 2')],
    expected:
      /^shell 1\.\S+ was built for version 2 of the interface between composer and server builds, and this composer understands 1: run the command from sources whose composer understands it/,
  },
  {
    name: 'other attributes for event replay',
    edits: [edit(EVENT_REPLAY, 'REPLAY_VERSION = 1', 'REPLAY_VERSION = 2')],
    expected:
      /^menu-mfe carries version 2 of the attributes for event replay, and the live shell 1\.\S+ reads version 1: release menu-mfe and shell together\.$/,
  },
];
