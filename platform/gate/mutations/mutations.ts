import { inc } from 'semver';
import { root } from '../../base';
import { readSharedPackage } from '../../build';
import { MODULES, type ModuleName } from '../../modules';
import type { Edit } from './work-tree';

/** A change that the gate must refuse or admit. */
export interface GateMutation {
  name: string;
  modules: readonly ModuleName[];
  edits: readonly Edit[];
  /** Matches one of the gate's messages; undefined when the gate must admit the change. */
  expected: RegExp | undefined;
}

const SECTIONS = 'menu-mfe/src/menu-sections/menu-sections.tsx';
const SECTION = 'menu-mfe/src/menu-sections/menu-section.tsx';
const EVENTS = 'shared/src/bus/events.ts';
const DECLARATION = 'menu-mfe/src/events.ts';
const BUILT_WITH = 'shared/src/built-with/built-with.ts';
const EVENT_REPLAY = 'shared/src/event-replay/event-replay.ts';

const { version: SHARED } = readSharedPackage(root);
const NEWER_SHARED = inc(SHARED, 'minor') ?? SHARED;

const FIRST_IMPORT = "import { readMenu } from '@simmer/shared/firebase';";
const BEFORE_RENDER = 'export default function MenuSections() {\n';
const MENU_CHANGED = "'menu/changed': { version: 1, payload: v.object({}) }";

const importing = (line: string): Edit => ({
  path: SECTIONS,
  text: FIRST_IMPORT,
  by: `${line}\n${FIRST_IMPORT}`,
});
const whileRendering = (statement: string): Edit => ({
  path: SECTIONS,
  text: BEFORE_RENDER,
  by: `${BEFORE_RENDER}  ${statement}\n`,
});
const whileLoading = (statement: string): Edit => ({
  path: SECTIONS,
  text: '/** The home page',
  by: `${statement}\n\n/** The home page`,
});
const menuChanged = (definition: string): Edit => ({
  path: EVENTS,
  text: MENU_CHANGED,
  by: `'menu/changed': ${definition}`,
});

const CONTRACTS: readonly GateMutation[] = [
  {
    name: 'a part that is offered under another name',
    modules: ['menu-mfe'],
    edits: [{ path: 'platform/modules/modules.js', text: "'./MenuSections'", by: "'./Menu'" }],
    expected:
      /^menu-mfe does not expose "MenuSections" \(it has "Menu"\), and the live shell 1\.\S+ asks for it: keep the name/,
  },
  {
    name: 'a newer shared than the live shell carries',
    modules: ['menu-mfe'],
    edits: [
      {
        path: 'shared/package.json',
        text: `"version": "${SHARED}"`,
        by: `"version": "${NEWER_SHARED}"`,
      },
    ],
    expected: new RegExp(
      `^menu-mfe needs @simmer/shared \\^${NEWER_SHARED}, and the live shell 1\\.\\S+ carries ${SHARED}: release the shell first\\.$`,
    ),
  },
  {
    name: 'a payload that changed under its version',
    modules: ['menu-mfe'],
    edits: [menuChanged('{ version: 1, payload: v.object({ dish: v.string() }) }')],
    expected:
      /^The payload of "menu\/changed" is not the one that the live shell 1\.\S+ knows as version 1: raise its version/,
  },
  {
    name: 'a payload version that the live shell does not know',
    modules: ['menu-mfe'],
    edits: [menuChanged('{ version: 2, payload: v.object({ dish: v.string() }) }')],
    expected:
      /^menu-mfe listens to "menu\/changed" in version 2, and the live shell 1\.\S+ reads version 1 alone: release the shell first\.$/,
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
      /^The live editor-mfe 1\.\S+ sends "menu\/changed" in version 1, and the shell reads version 2 alone: say in .*how the one before is read/,
  },
  {
    name: 'an event that nobody knows',
    modules: ['menu-mfe'],
    edits: [{ path: DECLARATION, text: 'publishes: []', by: "publishes: ['menu/emptied']" }],
    expected:
      /^menu-mfe sends "menu\/emptied", which is no event of shared\/src\/bus\/events\.ts: name it there, and release the shell first\.$/,
  },
  {
    name: 'a shell for another composer',
    modules: ['shell'],
    edits: [{ path: BUILT_WITH, text: 'INTERFACE_VERSION = 1', by: 'INTERFACE_VERSION = 2' }],
    expected:
      /^shell 1\.\S+ was built for version 2 of the interface between composer and server builds, and this composer understands 1: run the command from sources whose composer understands it/,
  },
  {
    name: 'other attributes for event replay',
    modules: ['menu-mfe'],
    edits: [{ path: EVENT_REPLAY, text: 'REPLAY_VERSION = 1', by: 'REPLAY_VERSION = 2' }],
    expected:
      /^menu-mfe carries version 2 of the attributes for event replay, and the live shell 1\.\S+ reads version 1: release menu-mfe and shell together\.$/,
  },
];

const BUILDS: readonly GateMutation[] = [
  {
    name: 'a second copy of React',
    modules: ['menu-mfe'],
    edits: [
      importing("import { useId } from '../../../node_modules/react/cjs/react.production.js';"),
      whileRendering('useId();'),
    ],
    expected:
      /^menu-mfe contains a second copy of React, in __federation_expose_MenuSections\.\w+\.js\. Import only "react"/,
  },
  {
    name: 'an error in the server build while it renders',
    modules: ['menu-mfe'],
    edits: [whileRendering("if (typeof window === 'undefined') throw new Error('no oven here');")],
    expected: /^menu-mfe cannot be rendered on \/: no oven here\. Its HTML would be missing/,
  },
  {
    name: 'an error in the server build while it loads',
    modules: ['menu-mfe'],
    edits: [
      whileLoading("const IS_WIDE = window.matchMedia('(min-width: 64rem)').matches;"),
      whileRendering('if (IS_WIDE) return null;'),
    ],
    expected:
      /^menu-mfe cannot be rendered: releases\/menu-mfe\/1\.\S+ cannot be used: window is not defined\. Its HTML would be missing/,
  },
  {
    name: 'a page over its budget',
    modules: ['menu-mfe'],
    edits: [
      importing("import * as router from 'react-router-dom';"),
      whileRendering('if (Object.keys(router).length === 0) return null;'),
    ],
    expected:
      /^The home page fetches [\d.]+ kB of script before it is idle; 110\.0 kB are allowed\. Grown: menu-mfe\/__federation_expose_MenuSections\.js from [\d.]+ kB to [\d.]+ kB\b/,
  },
];

const PAGES: readonly GateMutation[] = [
  {
    name: 'an error in the browser only',
    modules: ['menu-mfe'],
    edits: [whileRendering("if (typeof window !== 'undefined') throw new Error('too hot');")],
    expected: /^menu-mfe fails on \/: too hot\b/,
  },
  {
    name: 'HTML that the browser renders differently',
    modules: ['menu-mfe'],
    edits: [
      {
        path: SECTION,
        text: '{lead}</p>',
        by: "{typeof window === 'undefined' ? lead : lead.toUpperCase()}</p>",
      },
    ],
    expected:
      /^menu-mfe renders \/ differently than its server build, .*errors\/418\?args\[\]=text/,
  },
  {
    name: 'an error on the console',
    modules: ['menu-mfe'],
    edits: [whileLoading("if (typeof window !== 'undefined') console.error('the soup is salty');")],
    expected: /^menu-mfe writes to the console on \/: the soup is salty$/,
  },
  {
    name: 'an event that is published and not declared',
    modules: ['menu-mfe'],
    edits: [
      importing("import { events } from '../events';"),
      whileLoading(
        "if (typeof window !== 'undefined') events.publish('order/sent', { lines: 1, totalCents: 1 });",
      ),
    ],
    expected:
      /^menu-mfe writes to the console on \/: \[simmer\/bus\] "order\/sent" was dropped: declare it in events\.ts\.$/,
  },
  {
    name: 'a style that leaks out of its module',
    modules: ['menu-mfe'],
    edits: [
      {
        path: 'menu-mfe/src/menu-sections/dish-list.module.css',
        text: '.item {',
        by: ':global(h1) {\n  letter-spacing: 0;\n}\n\n.item {',
      },
    ],
    expected: /^A style of menu-mfe leaks on \/: "h1" also matches <h1> outside of the module\./,
  },
  {
    name: 'a field without a label',
    modules: ['menu-mfe'],
    edits: [{ path: SECTION, text: '{lead}</p>', by: '{lead} <input /></p>' }],
    expected:
      /^menu-mfe is not accessible on \/: Form elements must have labels \(label\), at <input>, and 3 more\b/,
  },
];

const rewording = (path: string, text: string, by: string): Edit => ({ path, text, by });

const HARMLESS: readonly GateMutation[] = [
  {
    name: 'another text in one module',
    modules: ['menu-mfe'],
    edits: [
      rewording(
        'menu-mfe/src/menu-sections/section-texts.ts',
        'Whole pies and pans.',
        'Pies and pans.',
      ),
    ],
    expected: undefined,
  },
  {
    name: 'another text in every module',
    modules: MODULES,
    edits: [
      rewording(
        'menu-mfe/src/menu-sections/section-texts.ts',
        'Whole pies and pans.',
        'Whole pies.',
      ),
      rewording(
        'cart-mfe/src/checkout/checkout.tsx',
        'Your order was sent.',
        'Your order is sent.',
      ),
      rewording(
        'editor-mfe/src/menu-editor/menu-editor.tsx',
        'Edit Menu</h1>',
        'Edit the Menu</h1>',
      ),
      rewording(
        'shell/src/pages/not-found/not-found-page.tsx',
        'Perhaps the link',
        'Maybe the link',
      ),
    ],
    expected: undefined,
  },
];

/** One change for each kind of problem that the gate detects, and changes that it must admit. */
export const GATE_MUTATIONS: readonly GateMutation[] = [
  ...CONTRACTS,
  ...BUILDS,
  ...PAGES,
  ...HARMLESS,
];
