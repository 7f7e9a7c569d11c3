import { countRenders } from './renders';

beforeAll(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  // React looks for the hook once, when it is loaded, and the tests' own setup has loaded it already.
  jest.resetModules();
  countRenders();
});

/** Renders a list without state, of memoized rows that each have a state and a child. */
async function renderRows(length: number) {
  const { createElement, memo, useState, act } = await import('react');
  const { createRoot } = await import('react-dom/client');
  const Taps = ({ taps }: { taps: number }) => createElement('b', null, taps);
  const Row = memo(function Row() {
    const [taps, setTaps] = useState(0);
    const onClick = () => {
      setTaps(taps + 1);
    };
    return createElement('button', { onClick }, createElement(Taps, { taps }));
  });
  const List = () => Array.from({ length }, (_, key) => createElement(Row, { key }));
  document.body.innerHTML = '<div></div>';
  const root = createRoot(document.body.firstElementChild!);
  const countOf = async (change: () => void) => {
    simmerRenders.count = 0;
    await act(async () => {
      change();
    });
    return simmerRenders.count;
  };
  const render = () => {
    root.render(createElement(List));
  };
  return {
    countOf,
    render,
    tap: (index: number) => document.querySelectorAll('button')[index]!.click(),
  };
}

describe('the count of rendered components', () => {
  it.each([10, 1000])(
    'is every component when a list of %i first renders, then the tapped row and its child',
    async (length) => {
      const { countOf, render, tap } = await renderRows(length);
      expect(await countOf(render)).toBe(1 + 2 * length);
      for (const index of [0, 5, 5, 9]) expect(await countOf(() => tap(index))).toBe(2);
      expect(document.querySelectorAll('button')[5]!.textContent).toBe('2');
    },
  );

  it('leaves out what React skipped, even where it rendered before', async () => {
    const { countOf, render, tap } = await renderRows(10);
    await countOf(render);
    await countOf(() => tap(3));
    expect(await countOf(render)).toBe(1);
  });
});
