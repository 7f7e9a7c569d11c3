import { setSiteConfig } from '@simmer/shared/config';
import { siteWith } from '@simmer/shared/testing/site-config';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ada, listed, ticket } from '../testing/tickets';
import { Paper } from './paper';

const onPaper = () => within(document.querySelector<HTMLElement>('[data-paper]')!);
const pieces = () => onPaper().queryAllByRole('article', { hidden: true });
const open = (tickets = [ticket, ada]) =>
  render(<Paper orders={tickets.map((one) => listed(one))} isOpen onClose={jest.fn()} />);
const choose = (label: string, option: string) =>
  userEvent.selectOptions(screen.getByLabelText(label), option);
const chooseLabels = () => choose('Paper', 'Labels: Avery L7173 (A4)');

it('a ticket has what the kitchen needs; it has no price if the owner wants none, and the device remembers that', async () => {
  const { unmount } = open();
  expect(pieces()).toHaveLength(2);
  for (const text of ['after 5 pm', 'Gus Guest', '12 Oak Street', '2 ×', 'No onions', 'Cash'])
    expect(pieces()[0]).toHaveTextContent(text);
  await userEvent.click(screen.getByLabelText('Print the total and how it is paid'));
  expect(pieces()[0]).not.toHaveTextContent(/\$|Cash/);
  unmount();
  open();
  expect(pieces()[0]).not.toHaveTextContent('$');
});

it('a label is for one portion, and says only those allergens that the order carries; the owner’s own line is remembered', async () => {
  const { unmount } = open();
  await chooseLabels();
  expect(screen.getByRole('button', { name: 'Print 4 labels' })).toBeVisible();
  for (const text of [
    'Meatloaf',
    'Small',
    'No onions',
    'Contains milk, eggs',
    'Gus Guest · Thu, Dec 24',
  ])
    expect(pieces()[0]).toHaveTextContent(text);
  expect(pieces()[2]).toHaveTextContent('Danish9 X 13, Cherry');
  expect(pieces()[2]).not.toHaveTextContent('Contains');
  await userEvent.type(screen.getByLabelText('Your own line'), 'Made in a home kitchen');
  unmount();
  open();
  for (const label of pieces()) expect(label).toHaveTextContent('Made in a home kitchen');
});

it('the owner’s own line that another tab has stored since stays when something else is changed', async () => {
  open();
  const ownLine = 'Made in a home kitchen';
  localStorage.setItem('simmer:kitchen-paper', JSON.stringify({ ownLine }));
  await chooseLabels();
  expect(screen.getByLabelText('Your own line')).toHaveValue(ownLine);
});

it('a shop whose name is written from right to left leaves the reference beside it in place on a label', async () => {
  setSiteConfig(siteWith({ business: { name: 'המטבח של רותי' } }));
  open();
  await chooseLabels();
  expect(pieces()[0]).toHaveTextContent('\u2068המטבח של רותי\u2069 · K7P-4MW');
});

it('one day can be chosen', async () => {
  open([ticket, { ...ada, date: '2026-12-25' }]);
  await choose('Orders', 'Fri, Dec 25');
  expect(pieces()).toHaveLength(1);
  expect(pieces()[0]).toHaveTextContent('Ada');
});

it('an order of a million portions does not stop the page, and the dialog says what is left out', async () => {
  open([
    {
      ...ticket,
      items: Array.from({ length: 99 }, () => ({ ...ticket.items[0]!, quantity: 9999 })),
    },
  ]);
  await chooseLabels();
  expect(pieces()).toHaveLength(300);
  expect(screen.getByText(/^At most 300 labels are printed at once/)).toBeVisible();
});

it('a browser that cannot print says how to print from another one, whose list is empty', async () => {
  const { print } = window;
  Reflect.set(window, 'print', undefined);
  open();
  await userEvent.click(screen.getByRole('button', { name: 'Print 2 tickets' }));
  expect(screen.getByRole('status')).toHaveTextContent(
    /^If nothing is printed, open the emails of these orders in another browser/,
  );
  window.print = print;
});
