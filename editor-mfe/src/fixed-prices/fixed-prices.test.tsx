import { fill } from '@simmer/shared/testing/fill';
import { act, screen, within } from '@testing-library/react';
import { NO_ANSWER } from '../testing/fake-database';
import { item, openEditor } from '../testing/open-editor';
import { isUnlikely, raised } from '../editor/size-prices';

const KEY = 'Danish\n9 X 13';
const prices = () => within(screen.getByRole('form', { name: 'Prices of Danish' }));
const price = () => prices().getByLabelText('Price');
const heading = (name: string) => screen.getByRole('heading', { name });

async function openPrices(options?: Parameters<typeof openEditor>[0]) {
  const opened = await openEditor(options);
  await opened.user.click(heading('Desserts'));
  await opened.user.click(item('Danish').getByText('Edit details'));
  return {
    ...opened,
    change: async (text: string) => {
      fill(price(), text);
      await opened.user.click(prices().getByRole('button', { name: 'Save prices' }));
    },
    tap: (name: string | RegExp) => opened.user.click(prices().getByRole('button', { name })),
  };
}

describe('the price of a fixed dish', () => {
  it('is changed by the manager, for guests at once, and back with a tap', async () => {
    const { writes, announced, dishes, change, tap } = await openPrices();
    expect(price()).toHaveValue('25.00');
    await change('27,5');
    expect(screen.getByText('Danish: 9 X 13 $27.50.')).toBeInTheDocument();
    expect(announced).toHaveBeenCalledTimes(1);
    expect(price()).toHaveValue('27.50');
    await tap('Undo: 9 X 13 $25.00 again');
    expect(price()).toHaveValue('25.00');
    expect(writes).toEqual([
      ['prices', { [KEY]: '2750' }],
      ['prices', { [KEY]: '2500' }],
    ]);
    expect(dishes.stored).toEqual({ prices: { [KEY]: '2500' } });
  });

  it('stays typed when it was not saved, and after a reload', async () => {
    sessionStorage.clear();
    const first = await openPrices({ accountId: () => 'olive' });
    first.fail(NO_ANSWER);
    await first.change('27');
    expect(await item('Danish').findByText(/^Not saved/)).toBeVisible();
    expect(price()).toHaveValue('27');
    expect(sessionStorage.getItem('simmer:editor-drafts')).toContain('"27"');
    await first.tap('Cancel');
    expect(price()).toHaveValue('25.00');
    expect(sessionStorage.getItem('simmer:editor-drafts')).toBeNull();
  });

  it('that is no number is not saved, and says what to do', async () => {
    const { writes, change } = await openPrices();
    await change('a lot');
    expect(price()).toHaveAccessibleDescription(
      'Enter the price as a number, such as 12 or 12.50.',
    );
    expect(writes).toEqual([]);
  });

  it('that looks like a slip of the finger is asked about once', async () => {
    const { writes, change, tap } = await openPrices();
    await change('250');
    expect(screen.getByRole('alert')).toHaveTextContent(
      'Is $250.00 right for 9 X 13? It was $25.00.',
    );
    expect(writes).toEqual([]);
    await tap('Yes, save it');
    expect(writes).toEqual([['prices', { [KEY]: '25000' }]]);
  });

  it('is the one that another device has set meanwhile, while nothing is typed', async () => {
    const { dishes, editor } = await openPrices();
    dishes.stored = { prices: { [KEY]: '2600' } };
    await act(() => editor.fixedDishes.read());
    expect(price()).toHaveValue('26.00');
  });
});

it.each([
  [4500, 45_000, true],
  [4500, 2250, true],
  [4500, 5001, true],
  [4500, 5000, false],
  [4500, 2251, false],
  [5500, 5400, false],
])('from %d to %d cents, beside a dish of 5000: asked about is %j', (before, now, isAsked) => {
  expect(isUnlikely(now, before, 5000)).toBe(isAsked);
});

it.each([
  [3000, 10, 1, 3300],
  [1350, 5, 50, 1450],
  [2500, 5, 100, 2700],
  [2500, -5, 25, 2375],
  [2500, 0, 50, 2500],
])('%d cents, raised by %d %% to a multiple of %d, are %d', (before, percent, step, now) => {
  expect(raised(before, percent, step)).toBe(now);
});

describe('all prices', () => {
  const form = () => within(screen.getByRole('form', { name: 'Change all prices' }));

  it('are raised by some percent, in one write, after the manager has seen them, and are as before with a tap', async () => {
    const { user, writes } = await openEditor({
      prepare: ({ dishes }) => (dishes.stored = { prices: { [KEY]: '2600' } }),
    });
    await user.click(heading('Change all prices'));
    fill(form().getByLabelText('Percent'), '5');
    expect(form().getByRole('row', { name: 'Danish, 9 X 13 $26.00 $27.50' })).toBeVisible();
    await user.click(form().getByRole('button', { name: 'Save 21 prices' }));
    expect(screen.getByText('21 prices changed.')).toBeInTheDocument();
    await user.click(form().getByRole('button', { name: 'Undo: 21 prices as before' }));
    const [raisedPrices, before] = writes.map(([, all]) => new Map(Object.entries(Object(all))));
    expect(writes).toHaveLength(2);
    expect([raisedPrices?.size, raisedPrices?.get(KEY), before?.get(KEY)]).toEqual([
      21,
      '2750',
      '2600',
    ]);
  });

  it('stay as they are for a percentage that is none', async () => {
    const { user } = await openEditor();
    await user.click(heading('Change all prices'));
    fill(form().getByLabelText('Percent'), '5000');
    expect(form().getByLabelText('Percent')).toHaveAccessibleDescription(/from -90 to 200/);
    expect(form().queryByRole('table')).toBeNull();
  });
});
