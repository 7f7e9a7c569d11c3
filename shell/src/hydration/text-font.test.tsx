import { blockStorage } from '@simmer/shared/testing/broken-storage';
import { keepTextFont, preloadTextFont, TEXT_FONT_KEY } from './text-font';

const preloads = () => [...document.head.querySelectorAll('link[as=font]')];

/** How the font that a page asks for arrives. */
function fontThat(load: () => Promise<void>): void {
  Object.assign(globalThis, {
    FontFace: class {
      load = load;
    },
  });
}

beforeEach(() => document.head.replaceChildren());

it('a returning guest reads a page in the brand’s text font from its first frame', async () => {
  fontThat(() => Promise.resolve());
  preloadTextFont(TEXT_FONT_KEY);
  // Nothing is fetched before the first frame of a first visit.
  expect(preloads()).toEqual([]);
  await keepTextFont();
  preloadTextFont(TEXT_FONT_KEY);
  expect(preloads()).toHaveLength(1);
  expect(preloads()[0]).toHaveAttribute('rel', 'preload');
  expect(preloads()[0]).toHaveAttribute('crossorigin');
});

it.each([
  ['the font did not arrive', () => fontThat(() => Promise.reject(new Error('Offline.')))],
  [
    'storage is blocked',
    () => {
      fontThat(() => Promise.resolve());
      jest.spyOn(console, 'warn').mockImplementation(() => undefined);
      blockStorage();
    },
  ],
])('a page does not preload that font where %s', async (_where, prepare) => {
  prepare();
  await keepTextFont();
  preloadTextFont(TEXT_FONT_KEY);
  expect(preloads()).toEqual([]);
});
