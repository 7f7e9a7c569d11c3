import type { StoredDocument } from '@simmer/shared/firebase';
import { fill } from '@simmer/shared/testing/fill';
import { cleanup, screen, within } from '@testing-library/react';
import { isUnlikely, raised } from '../editor/size-prices';
import { stew } from '../testing/dishes';
import { NO_ANSWER } from '../testing/fake-database';
import { button, editForm, fillInNew, newForm, openEditor, size } from '../testing/open-editor';

const DANISH = { id: 'Danish', data: { fixed: true, sizes: [{ label: '9 X 13', price: 26 }] } };
const documents = [DANISH, stew];

describe('a price that looks like a slip of the finger is asked about once', () => {
  it('when a dish is changed, and again when it is typed again', async () => {
    const { user, writes } = await openEditor({ documents });
    await user.click(button('Edit STEW'));
    const price = size(editForm('STEW'), 1).getByLabelText('Price');
    for (const [text, question] of [
      ['320', 'Is $320.00 right for Small? It was $32.00.'],
      ['3.2', 'Is $3.20 right for Small? It was $32.00.'],
      ['51', 'Is $51.00 right for Small? It was $32.00.'],
    ] as const) {
      fill(price, text);
      expect(screen.queryByRole('alert')).toBeNull();
      await user.click(button('Save'));
      expect(screen.getByRole('alert')).toHaveTextContent(question);
    }
    expect(writes).toEqual([]);
    await user.click(button('Yes, save it'));
    expect(writes[0]?.[2]).toMatchObject({ sizes: [{ price: 51 }, { price: 54.5 }] });
  });

  it('and a double click on “Save” does not answer for the manager, who has not read it yet', async () => {
    const { user, writes } = await openEditor({ documents });
    await user.click(button('Edit STEW'));
    fill(size(editForm('STEW'), 1).getByLabelText('Price'), '320');
    await user.dblClick(button('Save'));
    expect(screen.getByRole('alert')).toHaveTextContent('Is $320.00 right for Small?');
    expect(writes).toEqual([]);
  });

  it('when a new dish would be the dearest of all', async () => {
    const { user, documents: stored } = await openEditor({ documents });
    fillInNew('Lobster');
    fill(size(newForm(), 1).getByLabelText('Price'), '125');
    await user.click(button('Add Item'));
    expect(screen.getByRole('alert')).toHaveTextContent(
      'Is $125.00 right for Small? No other dish costs as much.',
    );
    expect(stored.has('new-1')).toBe(false);
    await user.click(button('Yes, add it'));
    expect(stored.get('new-1')).toMatchObject({ sizes: [{ price: 125 }] });
  });
});

it.each([
  [4500, 45_000, true],
  [4500, 2250, true],
  [4500, 5001, true],
  [4500, 5000, false],
  [4500, 2251, false],
  [5500, 5400, false],
  [5500, 5500, false],
  [undefined, 5001, true],
  [undefined, 5000, false],
])('from %p to %d cents, beside a dish of 5000: asked about is %j', (before, now, isAsked) => {
  expect(isUnlikely(now, before, 5000)).toBe(isAsked);
});

it('the price of the only dish is asked about only when it doubles or halves', () => {
  expect(isUnlikely(5001, 4500, undefined)).toBe(false);
  expect(isUnlikely(9000, 4500, undefined)).toBe(true);
  expect(isUnlikely(9000, undefined, undefined)).toBe(false);
});

it.each([
  [3000, 10, 1, 3300],
  [1350, 5, 50, 1450],
  [2500, 5, 100, 2700],
  [2500, -5, 25, 2375],
  [2500, 0, 50, 2500],
  [900_000, 50, 1, 1_000_000],
])('%d cents, raised by %d %% to a multiple of %d, are %d', (before, percent, step, now) => {
  expect(raised(before, percent, step)).toBe(now);
});

describe('all prices', () => {
  const form = () => within(screen.getByRole('form', { name: 'Change all prices' }));
  const priceOf = (data: unknown): unknown => Reflect.get(Object(data), 'sizes');

  async function openForm(percent: string, ...more: StoredDocument[]) {
    const opened = await openEditor({
      documents: [...documents, ...more],
      accountId: () => 'olive',
    });
    await opened.user.click(screen.getByRole('heading', { name: 'Change all prices' }));
    fill(form().getByLabelText('Percent'), percent);
    const save = () => opened.user.click(form().getByRole('button', { name: /^Save/ }));
    return { ...opened, save };
  }

  it.each(['5', '５．０ ％', '٥٪'])(
    'are raised by “%s”, in one write, after the manager has seen them, and are as before with a tap',
    async (percent) => {
      const { user, writes, documents: stored, save } = await openForm(percent);
      expect(form().getByRole('row', { name: 'Danish, 9 X 13 $26.00 $27.50' })).toBeVisible();
      expect(form().getByRole('row', { name: 'STEW, Small $32.00 $34.00' })).toBeVisible();
      await save();
      expect(form().getByText('23 prices changed.')).toBeVisible();
      expect(form().getByLabelText('Percent')).toHaveValue('');
      expect(priceOf(stored.get('Danish'))).toEqual([{ label: '9 X 13', price: 27.5 }]);
      expect(priceOf(stored.get('a'))).toMatchObject([{ price: 34 }, { price: 57.5 }]);
      await user.click(form().getByRole('button', { name: 'Undo' }));
      expect(form().getByText('Every price is as it was before.')).toBeVisible();
      expect(stored.get('Danish')).toEqual(DANISH.data);
      expect(stored.get('a')).toEqual(stew.data);
      expect(writes).toHaveLength(2);
    },
  );

  it('stay in place beside a dish and a size that are written from right to left', async () => {
    const challah = { name: 'חלה', description: 'Soft.', sizes: [{ label: 'גדול', price: 20 }] };
    const { user } = await openForm('5', { id: 'd', data: challah });
    expect(form().getByText('\u2068חלה\u2069, \u2068גדול\u2069')).toBeVisible();
    await user.click(button('Edit חלה'));
    fill(size(editForm('חלה'), 1).getByLabelText('Price'), '200');
    await user.click(button('Save'));
    expect(screen.getByRole('alert')).toHaveTextContent(
      'Is $200.00 right for \u2068גדול\u2069? It was $20.00.',
    );
  });

  it('stay as they are when somebody else has changed one meanwhile, which the list then shows', async () => {
    const { documents: stored, save } = await openForm('5');
    const theirs = { ...DANISH.data, sizes: [{ label: '9 X 13', price: 28 }] };
    stored.set('Danish', theirs);
    await save();
    expect(form().getByText(/^Not saved: someone else has made a change/)).toBeVisible();
    expect(stored.get('Danish')).toEqual(theirs);
    expect(stored.get('a')).toEqual(stew.data);
    expect(form().getByRole('row', { name: 'Danish, 9 X 13 $28.00 $29.50' })).toBeVisible();
    expect(form().getByLabelText('Percent')).toHaveValue('5');
  });

  it('are raised once, although the answer to the first save was lost and the page was loaded again before the next', async () => {
    const { save, fail } = await openForm('10');
    fail(NO_ANSWER);
    await save();
    expect(form().getByText(/^Not saved: /)).toBeVisible();
    cleanup();
    const raisedOnce = { ...DANISH.data, sizes: [{ label: '9 X 13', price: 29 }] };
    const { documents: stored, user } = await openEditor({
      documents: [{ ...DANISH, data: raisedOnce }, stew],
      accountId: () => 'olive',
    });
    expect(form().getByRole('row', { name: 'Danish, 9 X 13 $26.00 $29.00' })).toBeVisible();
    await user.click(form().getByRole('button', { name: /^Save/ }));
    expect(form().getByText('23 prices changed.')).toBeVisible();
    expect(stored.get('Danish')).toEqual(raisedOnce);
    expect(priceOf(stored.get('a'))).toMatchObject([{ price: 35.5 }, { price: 60 }]);
  });

  it('stay as they are for a percentage that is none', async () => {
    await openForm('5000');
    expect(form().getByLabelText('Percent')).toHaveAccessibleDescription(/from -90 to 200/);
    expect(form().queryByRole('table')).toBeNull();
  });
});
