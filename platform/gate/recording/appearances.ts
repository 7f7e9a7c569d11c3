import type { Page } from '@playwright/test';

/** How else than usual a page may look. */
interface Appearance {
  name: string;
  /** @returns what takes it back. */
  apply: (page: Page) => Promise<() => Promise<void>>;
}

type Media = NonNullable<Parameters<Page['emulateMedia']>[0]>;

function media(name: string, options: Media): Appearance {
  return {
    name,
    apply: async (page) => {
      await page.emulateMedia(options);
      return () => page.emulateMedia({ media: null, forcedColors: null, colorScheme: null });
    },
  };
}

const CONTROLS = 'a[href], button, summary, input, select, textarea';

/** All controls at once. A pointer would be over one, and only until the page scrolls. */
function controls(name: string, forcedPseudoClasses: string[]): Appearance {
  return {
    name,
    apply: async (page) => {
      const session = await page.context().newCDPSession(page);
      await session.send('DOM.enable');
      await session.send('CSS.enable');
      const { root } = await session.send('DOM.getDocument', { depth: 0 });
      const all = { nodeId: root.nodeId, selector: CONTROLS };
      const { nodeIds } = await session.send('DOM.querySelectorAll', all);
      for (const nodeId of nodeIds)
        await session.send('CSS.forcePseudoState', { nodeId, forcedPseudoClasses });
      return () => session.detach();
    },
  };
}

export const APPEARANCES: readonly Appearance[] = [
  media('printed', { media: 'print' }),
  media('forced colors', { forcedColors: 'active' }),
  media('dark', { colorScheme: 'dark' }),
  {
    name: 'text of 200 %',
    apply: async (page) => {
      const setSize = (size: string) =>
        page.evaluate((fontSize) => {
          document.documentElement.style.fontSize = fontSize;
        }, size);
      await setSize('200%');
      return () => setSize('');
    },
  },
  controls('under the pointer', ['hover']),
  controls('with the focus', ['focus', 'focus-visible']),
];
