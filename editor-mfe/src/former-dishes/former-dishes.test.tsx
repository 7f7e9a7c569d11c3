import { fill } from '@simmer/shared/testing/fill';
import { act, screen, waitFor, within } from '@testing-library/react';
import { pie, stew } from '../testing/dishes';
import { REFUSED } from '../testing/fake-database';
import { button, editForm, item, itemNames, openEditor, size } from '../testing/open-editor';

const DAY_MS = 24 * 60 * 60 * 1000;
const photo = { type: 'image/webp', base64: 'AAAA' } as const;
const documents = [stew, pie];

type Opened = Awaited<ReturnType<typeof openEditor>>;

const open = async ({ user }: Opened) => {
  const title = screen.getByText('Removed dishes and former prices');
  await user.click(title);
  // The browser tells later that it is open.
  await waitFor(() => expect(title.closest('summary')?.nextElementSibling).not.toBeNull());
  await act(async () => undefined);
};
const rows = () =>
  screen
    .queryAllByRole('listitem')
    .filter((row) => within(row).queryByRole('button', { name: /^(Put back|Set again)/ }));
const keep = ({ former }: Opened, id: string, at: number, dish = 'gone', isRemoved = true) => {
  const fields = isRemoved ? { name: 'TART', description: 'Sweet.' } : ({ fixed: true } as const);
  const sizes = [{ label: 'Small', price: 20 }];
  former.push({ id, dish, name: 'TART', at, fields: { ...fields, sizes } });
};

beforeEach(() => {
  jest.spyOn(Date, 'now').mockReturnValue(Date.UTC(2026, 10, 20, 18));
});

it('a dish that was removed can be put back with everything, also its photo, and leaves the list', async () => {
  const pictured = { ...stew, data: { ...Object(stew.data), picture: '#a1b2c3' } };
  const opened = await openEditor({
    documents: [pictured, pie],
    prepare: ({ photos }) => photos.set('a', photo),
  });
  const { user, documents: stored, photos } = opened;
  await open(opened);
  expect(screen.getByText('Nothing was removed or repriced.')).toBeVisible();
  await user.click(button('Delete STEW'));
  await user.click(button('Delete'));
  expect(itemNames()).not.toContain('STEW');
  expect(photos.has('a')).toBe(false);
  const back = await screen.findByRole('button', { name: /^Put back: STEW, Removed on Friday/ });
  await user.click(back);
  expect(screen.getByText('STEW is on the menu again.')).toBeVisible();
  expect(stored.get('a')).toEqual(pictured.data);
  expect(photos.get('a')).toEqual(photo);
  expect(rows()).toEqual([]);
  await user.click(button('Undo'));
  expect(stored.has('a')).toBe(false);
  expect(await screen.findByRole('button', { name: /^Put back: STEW/ })).toBeVisible();
});

it('prices that were changed, of one dish or of all, can be set again', async () => {
  const opened = await openEditor({ documents });
  const { user, documents: stored } = opened;
  await user.click(button('Edit STEW'));
  fill(size(editForm('STEW'), 1).getByLabelText('Price'), '34');
  await user.click(button('Save'));
  await open(opened);
  expect(rows()).toHaveLength(1);
  expect(rows()[0]).toHaveTextContent('Small $32.00, Large $54.50 until Friday, November 20, 2026');
  await user.click(button(/^Set again: STEW/));
  expect(stored.get('a')).toMatchObject({ sizes: [{ price: 32 }, { price: 54.5 }] });
  expect(screen.getByText('STEW has its former prices.')).toBeVisible();
  await act(async () => undefined);
  expect(rows()).toHaveLength(1);
  expect(rows()[0]).toHaveTextContent('Small $34.00, Large $54.50');
});

it('a dish and a size that are written from right to left leave the prices beside them in place', async () => {
  const opened = await openEditor({ documents });
  const sizes = [{ label: 'גדול', price: 20 }];
  const at = Date.now();
  opened.former.push({ id: 'prices', dish: 'a', name: 'חלה', at, fields: { fixed: true, sizes } });
  await open(opened);
  expect(rows()[0]).toHaveTextContent('\u2068גדול\u2069 $20.00 until Friday');
  expect(button(/: \u2068חלה\u2069, \u2068גדול\u2069 \$20\.00 until Friday/)).toBeVisible();
});

it('only prices are kept: a change of words or of “Sold out” adds nothing', async () => {
  const opened = await openEditor({ documents });
  const { user, former } = opened;
  await user.click(item('STEW').getByRole('switch', { name: 'Sold out: STEW' }));
  await user.click(button('Edit STEW'));
  fill(size(editForm('STEW'), 1).getByLabelText('Price'), '33');
  fill(size(editForm('STEW'), 1).getByLabelText('Price'), '32');
  fill(editForm('STEW').getByLabelText('Description'), 'Slower.');
  await user.click(button('Save'));
  expect(former).toEqual([]);
});

it('a dish that cannot be put back says so, and one that somebody else has put back and changed stays as they left it', async () => {
  const opened = await openEditor({ documents });
  const { user, documents: stored } = opened;
  keep(opened, 'removed', Date.now());
  await open(opened);
  opened.fail(REFUSED);
  await user.click(button(/^Put back: TART/));
  expect(screen.getByText(/^Not saved: /)).toBeVisible();
  opened.recover();
  const theirs = { name: 'TART', description: 'Sour.', sizes: [{ label: 'Small', price: 22 }] };
  stored.set('gone', theirs);
  await user.click(button(/^Put back: TART/));
  expect(screen.getByText(/^Not saved: someone else has made a change/)).toBeVisible();
  expect(stored.get('gone')).toEqual(theirs);
});

it('after 30 days, an entry is deleted', async () => {
  const opened = await openEditor({ documents });
  const { former } = opened;
  keep(opened, 'old', Date.now() - 31 * DAY_MS);
  keep(opened, 'old prices', Date.now() - 31 * DAY_MS, 'a', false);
  keep(opened, 'new prices', Date.now() - 29 * DAY_MS, 'a', false);
  await open(opened);
  expect(former.map(({ id }) => id)).toEqual(['new prices']);
  expect(rows()).toHaveLength(1);
});

it('a list that cannot be read says so, and can be tried again, which says so again and keeps the place of the keyboard', async () => {
  const opened = await openEditor({ documents });
  opened.fail(new Error('offline'));
  await open(opened);
  const failure = screen.getByText('This can’t be loaded right now.');
  expect(failure).toBeVisible();
  const group = failure.closest('details')!;
  const tryAgain = () =>
    opened.user.click(within(group).getByRole('button', { name: 'Try again' }));
  opened.hold();
  await tryAgain();
  expect(within(group).getByText('Loading…')).toBeVisible();
  await opened.answer(new Error('offline'));
  expect(within(group).getByRole('alert')).toHaveTextContent('This can’t be loaded right now.');
  opened.recover();
  await tryAgain();
  expect(await screen.findByText('Nothing was removed or repriced.')).toBeVisible();
  expect(group).toContainElement(document.activeElement as HTMLElement);
});
