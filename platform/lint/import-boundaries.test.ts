import { execFileSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { CART_ROOMS, ROOMS, SHELL_ROOMS } from './import-boundaries.js';

/**
 * Code planted at `file`, which need not exist. Planted code with `typed` replaces a real file, so that types are
 * known.
 */
interface Plant {
  readonly promise: string;
  readonly file: string;
  readonly code: string;
  readonly typed?: true;
}
interface Refused extends Plant {
  readonly rules: readonly string[];
}

/** A file of each room that other rooms import through the index. */
const PRIVATE_FILES: Readonly<Record<string, string>> = {
  theme: 'colors',
  base: 'print',
  modules: 'README.md',
  browser: 'watch-console',
  setup: 'java',
  build: 'inputs',
  hosting: 'headers',
  composer: 'compose',
  releases: 'store/store',
  deploy: 'plan',
  doctor: 'examine',
  pipeline: 'preview',
  'local-cloud': 'ports',
  rules: 'emulator',
  managers: 'grant-manager',
  'test-runner': 'count',
  gate: 'gate',
  'new-remote': 'edits',
};

/** A file of each room of the shell. */
const SHELL_FILES: Readonly<Record<string, string>> = {
  hydration: 'when-idle',
  offline: 'start-offline',
  'version-skew': 'reload',
  remotes: 'container',
  layout: 'footer',
  pages: 'page-title',
  document: 'pages',
  inspector: 'overrides',
};

/** A file of each room of the cart. */
const CART_FILES: Readonly<Record<string, string>> = {
  venmo: 'qr-code',
  ordering: 'date-text',
  'remember-me': 'remembered',
  'send-order': 'mailto',
  'line-notes': 'line-changes',
  'order-confirmation': 'on-seen',
  'order-again': 'outcome-text',
  checkout: 'heading-focus',
};

const zone = ['import-x/no-restricted-paths'];
const zoneBesideSource = [...zone, 'import-x/no-relative-packages'];
const byName = ['no-restricted-imports'];
const syntax = ['no-restricted-syntax'];
const remote = 'cart-mfe/src/probe/probe.ts';
const leaf = 'shared/src/probe/probe.ts';
const host = 'shell/src/probe/probe.ts';

/** From each room into the one above it. */
function upwardImports(): Refused[] {
  return ROOMS.slice(0, -1).map((room, level) => {
    const above = ROOMS[level + 1] ?? '';
    return {
      promise: `platform/${room} importing platform/${above} is refused`,
      file: `platform/${room}/probe.ts`,
      code: `import '../${above}/${above === 'cli' ? 'start' : 'index'}';`,
      rules: zone,
    };
  });
}

/** From each room of the shell into the one above it, and into the inspector. */
function upwardImportsOfShell(): Refused[] {
  return SHELL_ROOMS.map((room, level) => {
    const above = SHELL_ROOMS[level + 1] ?? 'inspector';
    return {
      promise: `shell/src/${room} importing shell/src/${above} is refused`,
      file: `shell/src/${room}/probe.ts`,
      code: `import '../${above}/${SHELL_FILES[above] ?? ''}';`,
      rules: zone,
    };
  });
}

/** From each room of the cart into the one above it. */
function upwardImportsOfCart(): Refused[] {
  return CART_ROOMS.slice(0, -1).map((room, level) => {
    const above = CART_ROOMS[level + 1] ?? '';
    return {
      promise: `cart-mfe/src/${room} importing cart-mfe/src/${above} is refused`,
      file: `cart-mfe/src/${room}/probe.ts`,
      code: `import '../${above}/${CART_FILES[above] ?? ''}';`,
      rules: zone,
    };
  });
}

/** From the highest room into a file of each other room, past its index. */
function importsPastTheIndex(): Refused[] {
  return ROOMS.slice(0, -1).map((room) => ({
    promise: `reaching into platform/${room} past its index is refused`,
    file: 'platform/cli/probe.ts',
    code: `import '../${room}/${PRIVATE_FILES[room] ?? ''}';`,
    rules: zone,
  }));
}

const directions: readonly Refused[] = [
  {
    promise: 'a remote that imports another remote is refused',
    file: remote,
    code: "import '../../../menu-mfe/webpack.config.js';",
    rules: zoneBesideSource,
  },
  {
    promise: 'a remote that imports another remote by package name is refused',
    file: remote,
    code: "import 'menu-mfe/webpack.config.js';",
    rules: [...zone, ...byName],
  },
  {
    promise: 'a remote that loads another remote lazily is refused',
    file: remote,
    code: "export const menu = () => import('menu_mfe/MenuSections');",
    rules: syntax,
  },
  {
    promise: 'a remote that imports the shell is refused',
    file: 'menu-mfe/src/probe/probe.ts',
    code: "import '../../../shell/webpack.config.js';",
    rules: zoneBesideSource,
  },
  {
    promise: 'the editor importing the cart module is refused',
    file: 'editor-mfe/src/probe/probe.ts',
    code: "import '../../../cart-mfe/webpack.config.js';",
    rules: zoneBesideSource,
  },
  {
    promise: 'a shell that imports a remote at build time is refused',
    file: host,
    code: "import '../../../cart-mfe/webpack.config.js';",
    rules: zoneBesideSource,
  },
  {
    promise: 'shared importing one of our modules is refused',
    file: leaf,
    code: "import '../../../shell/webpack.config.js';",
    rules: zoneBesideSource,
  },
  {
    promise: 'a part of shared that would bundle a second copy of a singleton is refused',
    file: 'shared/src/ui/probe.ts',
    code: "import '../navigation/navigation';",
    rules: byName,
  },
  {
    promise: 'product code that imports a tool is refused',
    file: leaf,
    code: "import '../../../platform/test-runner/conformance/statements';",
    rules: zoneBesideSource,
  },
  {
    promise: 'product code that imports the journeys is refused',
    file: 'shell/probe.ts',
    code: "import '../e2e/tsconfig.json';",
    rules: zone,
  },
  {
    promise: 'product code that imports the benchmark is refused',
    file: leaf,
    code: "import '../../../bench/figures';",
    rules: zoneBesideSource,
  },
  {
    promise: 'reaching into shared past its front door is refused',
    file: remote,
    code: "import '../../../shared/src/money/money';",
    rules: ['import-x/no-relative-packages'],
  },
  {
    promise: 'the platform importing a journey is refused',
    file: 'platform/cli/probe.ts',
    code: "import '../../e2e/playwright.config';",
    rules: zone,
  },
  {
    promise: 'the platform importing the benchmark is refused',
    file: 'platform/cli/probe.ts',
    code: "import '../../bench/figures';",
    rules: zone,
  },
  {
    promise: 'the benchmark importing a journey is refused',
    file: 'bench/probe.ts',
    code: "import '../e2e/playwright.config';",
    rules: zone,
  },
  {
    promise: 'a journey importing the benchmark is refused',
    file: 'e2e/guest/probe.ts',
    code: "import '../../bench/figures';",
    rules: zone,
  },
  {
    promise: 'a journey reaching into a room past its index is refused',
    file: 'e2e/guest/probe.ts',
    code: "import '../../platform/base/print';",
    rules: zone,
  },
  {
    promise: 'the benchmark reaching into a room past its index is refused',
    file: 'bench/probe.ts',
    code: "import '../platform/base/print';",
    rules: zone,
  },
  ...upwardImports(),
  ...upwardImportsOfShell(),
  ...upwardImportsOfCart(),
  ...importsPastTheIndex(),
  {
    promise: 'Firebase outside its folder is refused',
    file: remote,
    code: "import 'firebase/auth';",
    rules: byName,
  },
  {
    promise: 'Firebase loaded lazily outside its folder is refused',
    file: 'shared/src/auth/probe.ts',
    code: "export const auth = () => import('firebase/auth');",
    rules: syntax,
  },
  {
    promise: 'EmailJS outside the mail adapter is refused',
    file: 'cart-mfe/src/checkout/probe.ts',
    code: "import '@emailjs/browser';",
    rules: byName,
  },
  {
    promise: 'the router inside a remote is refused',
    file: remote,
    code: "import 'react-router-dom';",
    rules: byName,
  },
  {
    promise: 'the event bus past the declaration of a module’s events is refused',
    file: remote,
    code: "import '@simmer/shared/bus';",
    rules: byName,
  },
  {
    promise: 'the event bus past the declaration is refused in the shell too',
    file: host,
    code: "import '@simmer/shared/bus';",
    rules: byName,
  },
  {
    promise: 'the federation runtime’s own API is refused',
    file: host,
    code: "import '@module-federation/runtime';",
    rules: byName,
  },
  {
    promise: 'Firebase in the test of a remote is refused: it stands a fake at the port',
    file: 'menu-mfe/src/probe/probe.test.ts',
    code: "import 'firebase/app';",
    rules: byName,
  },
  {
    promise: 'test builders in product code are refused',
    file: remote,
    code: "import '@simmer/shared/testing/cart';",
    rules: byName,
  },
  {
    promise: 'test builders one folder away are refused too, even where Firebase lives',
    file: 'shared/src/firebase/probe.ts',
    code: "import '../testing/cart';",
    rules: byName,
  },
  {
    promise: 'the storage of the browser outside the cart is refused',
    file: remote,
    code: 'export const kept = window.sessionStorage.length + localStorage.length;',
    rules: ['no-restricted-globals', 'no-restricted-properties'],
  },
];

/** What React would lose in a translated page. Planted where types are known. */
const looseText: readonly Refused[] = [
  ['a price beside its label', '({ cents }: { cents: number }) => <p>Total {cents}</p>'],
  [
    'text that comes and goes beside an element',
    '({ isNew }: { isNew: boolean }) => <p><b />{isNew && "New"}</p>',
  ],
  [
    'text beside an element that comes and goes',
    '({ isNew }: { isNew: boolean }) => <p>{isNew && <b />} soup</p>',
  ],
  ['a space between elements', '() => <p><b /> <b /></p>'],
  [
    'children of any kind beside an element',
    '({ children }: { children: React.ReactNode }) => <p><b />{children}</p>',
  ],
  ['a list of texts', '({ tags }: { tags: string[] }) => <p>{tags.map((tag) => tag)}</p>'],
  ['text in a fragment', '() => <>Sold out</>'],
  ['a component that is text', '({ isNew }: { isNew: boolean }) => (isNew ? "New" : <b />)'],
].map(([what = '', code = '']) => ({
  promise: `${what} is refused`,
  file: 'menu-mfe/src/dish-card/icon.tsx',
  code: `import type * as React from 'react';\nexport const Probe = ${code};`,
  typed: true,
  rules: ['simmer/text-alone'],
}));

const customRules: readonly Refused[] = [
  ...looseText,
  {
    promise: 'an option whose value is its text is refused',
    file: 'menu-mfe/src/probe/probe.tsx',
    code: 'export const Flavor = () => <option>Cherry</option>;',
    rules: syntax,
  },
  {
    promise: 'any is refused',
    file: remote,
    code: 'export const read = (input: any): unknown => input;',
    rules: ['@typescript-eslint/no-explicit-any'],
  },
  {
    promise: 'foreign data used before it is parsed is refused',
    file: 'platform/test-runner/conformance/statements.ts',
    code: 'export const name: string = JSON.parse("{}").name;',
    typed: true,
    rules: [
      '@typescript-eslint/no-unsafe-assignment',
      '@typescript-eslint/no-unsafe-member-access',
    ],
  },
  {
    promise: 'a cast is refused',
    file: remote,
    code: 'export const read = (input: unknown): string => input as string;',
    rules: ['@typescript-eslint/consistent-type-assertions'],
  },
  {
    promise: 'a null wished away is refused',
    file: remote,
    code: 'export const root = document.body.firstChild!;',
    rules: ['@typescript-eslint/no-non-null-assertion'],
  },
  {
    promise: 'a promise that nobody waits for is refused',
    file: 'platform/test-runner/conformance/statements.ts',
    code: 'export const start = (job: () => Promise<void>): void => {\n  job();\n};',
    typed: true,
    rules: ['@typescript-eslint/no-floating-promises'],
  },
  {
    promise: 'a type imported as a value is refused',
    file: remote,
    code: "import { CartItem } from '@simmer/shared/cart';\nexport type Line = CartItem;",
    rules: ['@typescript-eslint/consistent-type-imports'],
  },
  {
    promise: 'a default export of what federation does not expose is refused',
    file: remote,
    code: 'export default 1;',
    rules: ['import-x/no-default-export'],
  },
  {
    promise: 'a barrel is refused',
    file: leaf,
    code: "export * from '../money/money';",
    rules: syntax,
  },
  {
    promise: 'a file of more than 250 lines is refused',
    file: remote,
    code: 'export {};\n'.repeat(251),
    rules: ['max-lines'],
  },
  {
    promise: 'talking to the console past the report is refused',
    file: remote,
    code: "console.log('here');",
    rules: ['no-console'],
  },
  {
    promise: 'a browser pop-up is refused',
    file: remote,
    code: "window.alert('no');\nexport const sure = confirm('sure?') && window.prompt('name?');",
    rules: ['no-alert'],
  },
  {
    promise: 'markup from a string is refused',
    file: 'menu-mfe/src/probe/probe.tsx',
    code: 'export const Note = () => <p dangerouslySetInnerHTML={{ __html: "" }} />;',
    rules: syntax,
  },
  {
    promise: 'a hook behind a condition is refused',
    file: 'menu-mfe/src/probe/probe.tsx',
    code: "import { useState } from 'react';\nexport function useOdd(on: boolean) {\n  if (on) useState(1);\n}",
    rules: ['react-hooks/rules-of-hooks'],
  },
];

const allowed: readonly Plant[] = [
  {
    promise: 'text may change and come and go as the only child, beside no one',
    file: 'menu-mfe/src/dish-card/icon.tsx',
    code: `import type { Elements } from '@simmer/shared/ui/elements';
export const Probe = ({ count, children }: { count: number; children: Elements }) => (
  <div>
    {children}
    <p>{count > 0 && \`\${String(count)} left\`}</p>
    {count > 0 && <p>{count}</p>}
    {[<b key="b" />]}
  </div>
);`,
    typed: true,
  },
  {
    promise: 'a remote may import shared by its front door',
    file: remote,
    code: "import '@simmer/shared/cart';",
  },
  {
    promise: 'a shell may import shared and the router',
    file: host,
    code: "import '@simmer/shared/auth';\nimport 'react-router-dom';",
  },
  {
    promise: 'shared may import a neighbor and the router in its navigation',
    file: 'shared/src/navigation/probe.ts',
    code: "import '@simmer/shared/bus';\nimport 'react-router-dom';",
  },
  {
    promise: 'a module may declare its events',
    file: 'cart-mfe/src/events.ts',
    code: "import { moduleEvents } from '@simmer/shared/bus';\nexport const events = moduleEvents({ publishes: [], subscribes: [] });",
  },
  {
    promise: 'the inspector may observe all events',
    file: 'shell/src/inspector/probe.ts',
    code: "import '@simmer/shared/bus';\nimport 'react-router-dom';",
  },
  {
    promise: 'Firebase may be loaded in its folder',
    file: 'shared/src/firebase/probe.ts',
    code: "import 'firebase/app';\nexport const auth = () => import('firebase/auth');",
  },
  {
    promise: 'EmailJS may be imported by the mail adapter',
    file: 'cart-mfe/src/send-order/probe.ts',
    code: "import '@emailjs/browser';",
  },
  {
    promise: 'the router may be used where remotes are loaded',
    file: 'shell/src/remotes/probe.ts',
    code: "import 'react-router-dom';",
  },
  {
    promise: 'a test may use test builders and casts',
    file: 'cart-mfe/src/probe/probe.test.ts',
    code: "import '@simmer/shared/testing/cart';\nexport const odd = 'x' as unknown as number;",
  },
  {
    promise: 'the frame in which a remote runs alone may use the router',
    file: 'shared/src/standalone/probe.ts',
    code: "import 'react-router-dom';",
  },
  {
    promise: 'a test of a remote may set up a router',
    file: 'cart-mfe/src/probe/probe.test.tsx',
    code: "import 'react-router-dom';",
  },
  {
    promise: 'a journey may import shared and what the platform offers',
    file: 'e2e/guest/probe.ts',
    code: "import '@simmer/shared/money';\nimport '../../platform/local-cloud/client';",
  },
  {
    promise: 'the cart may keep its lines in the tab',
    file: 'shared/src/cart/probe.ts',
    code: 'export const kept = () => window.sessionStorage;',
  },
  {
    promise: 'what federation exposes may be a default export',
    file: 'cart-mfe/src/checkout/checkout.tsx',
    code: 'export default function Checkout() {\n  return <p>as const: {1 as const}</p>;\n}',
  },
  {
    promise: 'a build may import what all builds share',
    file: 'menu-mfe/webpack.config.js',
    code: "import { defineModule } from '../webpack.shared.js';\nexport default defineModule({});",
  },
];

const plants: readonly Plant[] = [...directions, ...customRules, ...allowed];
const bitten = new Map<string, readonly string[]>();

beforeAll(() => {
  const probes = join(process.cwd(), 'platform/lint/lint-probes.mjs');
  const output = execFileSync(process.execPath, [probes], {
    input: JSON.stringify(plants),
    encoding: 'utf8',
    // With CI=true the parser would read the files on disk, not the planted code.
    env: { ...process.env, CI: '' },
  });
  const answers = JSON.parse(output) as string[][];
  plants.forEach(({ promise }, index) => bitten.set(promise, answers[index] ?? ['no answer']));
}, 120_000);

const rulesThatBit = (promise: string) => [...new Set(bitten.get(promise))].sort();

describe('directions between the modules', () => {
  it.each(directions)('$promise', ({ promise, rules }) => {
    expect(rulesThatBit(promise)).toEqual([...rules].sort());
  });
});

describe('the order of the rooms', () => {
  const foldersIn = (folder: string) =>
    readdirSync(folder, { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => name);

  it('has every folder of the platform', () => {
    expect([...ROOMS, 'jest', 'lint'].sort()).toEqual(foldersIn('platform').sort());
  });

  it('has every folder of the shell', () => {
    expect([...SHELL_ROOMS, 'inspector', 'testing'].sort()).toEqual(foldersIn('shell/src').sort());
  });

  it('has every folder of the cart', () => {
    expect([...CART_ROOMS, 'testing'].sort()).toEqual(foldersIn('cart-mfe/src').sort());
  });
});

describe('rules of the house', () => {
  it.each(customRules)('$promise', ({ promise, rules }) => {
    expect(rulesThatBit(promise)).toEqual([...rules].sort());
  });
});

describe('what stays open', () => {
  it.each(allowed)('$promise', ({ promise }) => {
    expect(rulesThatBit(promise)).toEqual([]);
  });
});
