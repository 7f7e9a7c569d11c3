import type * as React from 'react';
import type * as Client from 'react-dom/client';

const renders = (): { count: number } => Reflect.get(globalThis, 'simmerRenders') as never;
let react: typeof React;
let client: typeof Client;

beforeAll(async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  // React looks for the hook once, when it is loaded, and the tests' own setup has loaded it already.
  jest.resetModules();
  await import('./renders');
  react = await import('react');
  client = await import('react-dom/client');
});

/** Renders `count` memoized rows, each with a state of its own, under a list that listens to nothing. */
async function renderRows(count: number) {
  const { createElement, memo, useState, act } = react;
  const Row = memo(function Row() {
    const [taps, setTaps] = useState(0);
    return createElement(
      'button',
      {
        onClick: () => {
          setTaps(taps + 1);
        },
      },
      createElement(Taps, { taps }),
    );
  });
  const Taps = ({ taps }: { taps: number }) => createElement('b', null, taps);
  const List = () => Array.from({ length: count }, (_, key) => createElement(Row, { key }));
  const root = client.createRoot(document.body.appendChild(document.createElement('div')));
  await act(async () => {
    root.render(createElement(List));
  });
  return {
    tap: (index: number) =>
      act(async () => {
        document.querySelectorAll('button')[index]?.click();
      }),
    renderAgain: () =>
      act(async () => {
        root.render(createElement(List));
      }),
    remove: () =>
      act(async () => {
        root.unmount();
      }),
  };
}

describe('the count of rendered components', () => {
  it.each([10, 1000])('is every component when a list of %i is shown first', async (count) => {
    renders().count = 0;
    const rows = await renderRows(count);
    expect(renders().count).toBe(1 + 2 * count);
    await rows.remove();
  });

  it.each([10, 1000])(
    'is the row and its part when one of %i is tapped, again and again',
    async (count) => {
      const rows = await renderRows(count);
      for (const index of [0, 5, 5, 9]) {
        renders().count = 0;
        await rows.tap(index);
        expect(document.querySelectorAll('button')[index]?.textContent).not.toBe('0');
        expect(renders().count).toBe(2);
      }
      await rows.remove();
    },
  );

  it('leaves out what React passed over, whatever it did there before', async () => {
    const rows = await renderRows(10);
    await rows.tap(3);
    renders().count = 0;
    await rows.renderAgain();
    expect(renders().count).toBe(1);
    await rows.remove();
  });
});
