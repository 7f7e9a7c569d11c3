// Who may import whom. One table; eslint.config.js turns it into rules, fences.test.ts proves each line.

export const remotes = ['menu-mfe', 'cart-mfe', 'editor-mfe'];
export const modules = ['shell', ...remotes];
export const product = ['shared', ...modules];

/** What the remotes expose: federation wants a default export there. */
export const exposed = [
  'menu-mfe/src/menu-sections/menu-sections.tsx',
  'cart-mfe/src/checkout/checkout.tsx',
  'cart-mfe/src/order-confirmation/order-confirmation.tsx',
  'editor-mfe/src/menu-editor/menu-editor.tsx',
];

const inside = (folders) => folders.map((folder) => `./${folder}`);

/** Zones for `import-x/no-restricted-paths`: they look at the file an import leads to, however it is spelled. */
export const zones = [
  {
    target: './shared',
    from: inside(modules),
    message: 'shared is a leaf: it imports none of our modules.',
  },
  {
    target: './shell',
    from: inside(remotes),
    message: 'The shell meets its remotes at run time only, through shell/src/remotes.',
  },
  ...remotes.map((remote) => ({
    target: `./${remote}`,
    from: inside(modules.filter((module) => module !== remote)),
    message: 'A remote imports shared and itself; it speaks to other modules over the event bus.',
  })),
  {
    target: inside(product),
    from: inside(['tools', 'e2e']),
    message: 'Product code does not know the tools or the journeys.',
  },
];

/**
 * Fences by name: `refuses` is a pattern for the import's text, `homes` the folders where it is allowed.
 * They hold in product code; tools and e2e are free. `isFreeInTests`: a test has to set the scene.
 */
const fences = [
  {
    refuses: '^@?firebase(/|$)',
    homes: ['shared/src/firebase'],
    message: 'Firebase is reached through @simmer/shared/firebase only.',
  },
  {
    refuses: '^@emailjs/',
    homes: ['cart-mfe/src/send-order'],
    message: 'Only the adapter in cart-mfe/src/send-order knows EmailJS.',
  },
  {
    refuses: '^react-router(-dom)?(/|$)',
    // `standalone` is the small shell in which a remote runs alone during development.
    homes: ['shared/src/navigation', 'shared/src/standalone', 'shell'],
    isFreeInTests: true,
    message: 'Remotes navigate through @simmer/shared/navigation.',
  },
  {
    refuses: '^@module-federation/',
    homes: [],
    message:
      'Federation is set up in tools/webpack and reached through shell/src/remotes/container.ts.',
  },
  {
    refuses: '^(shell|(menu|cart|editor)[-_]mfe)(/|$)',
    homes: [],
    message: 'Modules meet at run time only: the shell loads remotes by name in shell/src/remotes.',
  },
  {
    // Federation recognizes a singleton by its public name. By a relative path a remote would bundle a second cart.
    refuses: '^\\.\\./(auth|bus|cart|config|firebase|navigation|registry)/\\1$',
    homes: [],
    message:
      'Inside shared, too, a part with state is imported by its public name, @simmer/shared/….',
  },
];

/** Every folder that some fence calls home, the outer before the inner, so that the inner wins in a flat config. */
export const homes = [...new Set(fences.flatMap((fence) => fence.homes))].sort();

const isWithin = (folder, home) => folder === home || folder.startsWith(`${home}/`);

export const fencesFor = (folder) =>
  fences.filter((fence) => !fence.homes.some((home) => isWithin(folder, home)));

export const fencesForTests = (folder) => fencesFor(folder).filter((fence) => !fence.isFreeInTests);

export const testCodeFence = {
  refuses: '(^|/)testing/',
  message: 'Test builders and fakes are for tests only.',
};
