import { MODULES } from '../../modules';
import { COMPARISON_MUTATIONS } from './comparison-mutations';
import { CONTRACT_MUTATIONS } from './contract-mutations';
import { edit, type GateMutation } from './work-tree';

const SECTIONS = 'menu-mfe/src/menu-sections/menu-sections.tsx';
const SECTION = 'menu-mfe/src/menu-sections/menu-section.tsx';
const LEAD = '  margin-top: var(--space-2);\n  color: var(--color-ink-soft);';
const FIRST_IMPORT = "import { readMenu } from '@simmer/shared/firebase';";
const BEFORE_RENDER = 'export default function MenuSections() {\n';
const importing = (line: string) => edit(SECTIONS, FIRST_IMPORT, `${line}\n${FIRST_IMPORT}`);
const whileRendering = (statement: string) =>
  edit(SECTIONS, BEFORE_RENDER, `${BEFORE_RENDER}  ${statement}\n`);
const whileLoading = (statement: string) =>
  edit(SECTIONS, '// Outlives the route', `${statement}\n\n// Outlives the route`);

const BUILDS: readonly GateMutation[] = [
  {
    name: 'a second copy of React',
    edits: [
      importing("import { useId } from '../../../node_modules/react/cjs/react.production.js';"),
      whileRendering('useId();'),
    ],
    expected:
      /^menu-mfe contains a second copy of React, in __federation_expose_MenuSections\.\w+\.js\. Import only "react"/,
  },
  {
    name: 'an error in the server build while it renders',
    edits: [whileRendering("if (typeof window === 'undefined') throw new Error('no oven here');")],
    expected: /^menu-mfe cannot be rendered on \/: no oven here\. Its HTML would be missing/,
  },
  {
    name: 'an error in the server build while it loads',
    edits: [
      whileLoading("const IS_WIDE = window.matchMedia('(min-width: 64rem)').matches;"),
      whileRendering('if (IS_WIDE) return null;'),
    ],
    expected:
      /^menu-mfe cannot be rendered: releases\/menu-mfe\/1\.\S+ cannot be used: window is not defined\. Its HTML would be missing/,
  },
  {
    name: 'a token that the live shell does not set',
    edits: [
      edit(
        'menu-mfe/src/menu-sections/menu-section.module.css',
        LEAD,
        LEAD.replace('soft', 'pale'),
      ),
    ],
    expected:
      /^menu-mfe reads the token --color-ink-pale in \S+\.css, which neither it nor the shell 1\.\S+ sets: set it in shared\/src\/ui\/tokens\.css, and release the shell first\.$/,
  },
  {
    name: 'a token that is renamed under the live modules',
    modules: ['shell'],
    edits: [edit('shared/src/ui/tokens.css', '  --color-ink-soft:', '  --color-ink-pale:')],
    expected:
      /^The live menu-mfe 1\.\S+ reads the token --color-ink-soft, which the shell no longer sets: keep it until a menu-mfe without it is live\.$/,
  },
  {
    name: 'a page over its budget',
    edits: [
      importing("import * as router from 'react-router-dom';"),
      whileRendering('if (Object.keys(router).length === 0) return null;'),
    ],
    expected:
      /^The home page fetches [\d.]+ kB of script before it is idle; [\d.]+ kB are allowed\. Grown: menu-mfe\/__federation_expose_MenuSections\.js from [\d.]+ kB to [\d.]+ kB\b/,
  },
];

const PAGES: readonly GateMutation[] = [
  {
    name: 'an error in the browser only',
    edits: [whileRendering("if (typeof window !== 'undefined') throw new Error('too hot');")],
    expected: /^menu-mfe fails on \/: too hot\b/,
  },
  {
    name: 'HTML that the browser renders differently',
    edits: [
      edit(
        SECTION,
        '?? lead}</p>',
        "?? (typeof window === 'undefined' ? lead : lead.toUpperCase())}</p>",
      ),
    ],
    expected:
      /^menu-mfe renders \/ differently than its server build, .*errors\/418\?args\[\]=text/,
  },
  {
    name: 'an error on the console',
    edits: [whileLoading("if (typeof window !== 'undefined') console.error('the soup is salty');")],
    expected: /^menu-mfe writes to the console on \/: the soup is salty$/,
  },
  {
    name: 'an event that is published and not declared',
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
    name: 'a field without a label',
    edits: [edit(SECTION, 'lead}</p>', 'lead} <input /></p>')],
    expected:
      /^menu-mfe is not accessible on \/: Form elements must have labels \(label\), at <input>, and 3 more\b/,
  },
];

const TEXTS = 'menu-mfe/src/menu-sections/section-texts.ts';

const HARMLESS: readonly GateMutation[] = [
  {
    name: 'another text in one module, which the release accepts',
    accepted: ['words', 'look'],
    edits: [edit(TEXTS, 'Whole pies and pans.', 'Pies and pans.')],
  },
  {
    name: 'another color in one module, which the release accepts',
    accepted: ['look'],
    edits: [
      edit(
        'menu-mfe/src/menu-sections/menu-section.module.css',
        LEAD,
        LEAD.replace('ink-soft', 'ink'),
      ),
    ],
  },
  {
    name: 'another text in every module, which the release accepts',
    modules: MODULES,
    accepted: ['words', 'look'],
    edits: [
      edit(TEXTS, 'Whole pies and pans.', 'Whole pies.'),
      edit('cart-mfe/src/checkout/checkout.tsx', 'Your order was sent.', 'Your order is sent.'),
      edit('editor-mfe/src/menu-editor/menu-editor.tsx', 'Edit Menu</h1>', 'Edit the Menu</h1>'),
      edit('shell/src/pages/deferred/not-found-page.tsx', 'The link may be', 'The link might be'),
    ],
  },
];

/** One change for each kind of problem that the gate detects, and changes that it must admit. */
export const GATE_MUTATIONS: readonly GateMutation[] = [
  ...CONTRACT_MUTATIONS,
  ...BUILDS,
  ...PAGES,
  ...COMPARISON_MUTATIONS,
  ...HARMLESS,
];
