import { adoptTextFont } from './adopt-text-font';

const tasks = () => new Promise((resolve) => setTimeout(resolve));

it('gives the next page of the visit the brand’s text font, and leaves the page that is being read as it is', async () => {
  const fonts = new Set<unknown>();
  Object.defineProperty(document, 'fonts', { value: fonts });
  Object.assign(globalThis, {
    FontFace: class {
      load = () => Promise.resolve();
    },
  });
  document.title = 'Simmer';
  adoptTextFont();
  await tasks();
  // Code that is loaded ahead.
  document.head.append(document.createElement('script'));
  await tasks();
  expect(fonts.size).toBe(0);

  document.title = 'Your Order · Simmer';
  await tasks();
  expect(fonts.size).toBe(1);
});
