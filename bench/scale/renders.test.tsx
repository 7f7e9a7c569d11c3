import { countRenders } from './renders';

beforeAll(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  // React looks for the hook only once, when it is loaded, and the tests' setup has already loaded it.
  jest.resetModules();
  countRenders();
});

const buttons = () => document.querySelectorAll('button');

/** A list without state, of memoized rows that each have a state and a child. */
async function rowsOf(length: number) {
  const { act, memo, useState } = await import('react');
  const { createRoot } = await import('react-dom/client');
  const Taps = ({ taps }: { taps: number }) => <b>{taps}</b>;
  const Row = memo(function Row() {
    const [taps, setTaps] = useState(0);
    return (
      <button onClick={() => setTaps(taps + 1)}>
        <Taps taps={taps} />
      </button>
    );
  });
  const List = () => Array.from({ length }, (_, key) => <Row key={key} />);
  document.body.innerHTML = '<div></div>';
  const root = createRoot(document.body.firstElementChild!);
  const countOf = async (change: () => void) => {
    simmerRenders.count = 0;
    await act(async () => change());
    return simmerRenders.count;
  };
  return {
    render: () => countOf(() => root.render(<List />)),
    tap: (index: number) => countOf(() => buttons()[index]!.click()),
  };
}

describe('the count of rendered components', () => {
  it.each([10, 1000])(
    'is every component when a list of %i first renders, then the tapped row and its child',
    async (length) => {
      const { render, tap } = await rowsOf(length);
      expect(await render()).toBe(1 + 2 * length);
      for (const index of [0, 5, 5, 9]) expect(await tap(index)).toBe(2);
      expect(buttons()[5]!.textContent).toBe('2');
    },
  );

  it('leaves out what React skipped, even where it rendered before', async () => {
    const { render, tap } = await rowsOf(10);
    await render();
    await tap(3);
    expect(await render()).toBe(1);
  });
});
