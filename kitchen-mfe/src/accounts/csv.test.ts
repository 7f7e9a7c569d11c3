import { setSiteConfig } from '@simmer/shared/config';
import { siteWith } from '@simmer/shared/testing/site-config';
import { ada, listed, ticket } from '../testing/tickets';
import { csvOf, TABLES } from './csv';

const list = [listed(ticket), listed(ada, true), listed({ ...ada, date: '2026-11-30' })];
const startBusiness = (locale: string) => setSiteConfig(siteWith({ business: { locale } }));

beforeEach(() => startBusiness('en-US'));

it.each([
  [
    'orders',
    '"2026-12-24","after 5 pm","K7P-4MW","Gus Guest","gus@guests.example","Delivery","12 Oak Street","Cash","no","3","85.00"',
    3,
  ],
  ['dishes', '"Cash","no","Meatloaf","Small","","No onions","2","30.00","60.00"', 4],
  ['totals', '"2026-12","Meatloaf","Small","3","90.00"', 3],
] as const)(
  'the file of %s has a row for each, with amounts that a spreadsheet adds up',
  (table, row, count) => {
    const lines = csvOf(TABLES[table](list)).trimEnd().split('\r\n');
    expect(lines).toHaveLength(1 + count);
    expect(lines.join('\n')).toContain(row);
  },
);

it('a shop that asks for a phone number has it in its files', () => {
  setSiteConfig(siteWith({ ordering: { phone: true } }));
  const [columns, first] = TABLES.orders([listed({ ...ticket, phone: '555 0100' })]);
  expect(columns?.slice(4, 6)).toEqual(['Email', 'Phone']);
  expect(first?.slice(4, 6)).toEqual([ticket.email, '555 0100']);
});

it('a file opens in the spreadsheet of a country with a decimal comma', () => {
  startBusiness('de-DE');
  expect(csvOf(TABLES.totals(list)).split('\r\n').slice(0, 2)).toEqual([
    '\uFEFF"Month";"Dish";"Size";"Portions";"Amount"',
    '"2026-12";"Meatloaf";"Small";"3";"90,00"',
  ]);
});

it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', ' =1', '＝1', '=HYPERLINK("x";"y")'])(
  'what a guest wrote is never a formula: %j',
  (name) => {
    const cell = `"'${name.replaceAll('"', '""')}"`;
    expect(csvOf(TABLES.orders([listed({ ...ticket, name })]))).toContain(cell);
  },
);

it.each([
  ['a time stays one', { time: '4-6' }],
  ['a day without its year', { time: '12/2' }],
  ['the first zero of a phone number', { phone: '01701234567' }],
])('no spreadsheet makes another value of what a guest wrote: %s', (_what, typed) => {
  setSiteConfig(siteWith({ ordering: { phone: true } }));
  const [text = ''] = Object.values(typed);
  expect(csvOf(TABLES.orders([listed({ ...ticket, ...typed })]))).toContain(`"'${text}"`);
});

it('quotes, separators and line breaks stay inside their cell', () => {
  const csv = csvOf([['say "hi"', 'a,b;c', 'two\nlines']]);
  expect(csv).toBe('\uFEFF"say ""hi""","a,b;c","two\nlines"\r\n');
});
