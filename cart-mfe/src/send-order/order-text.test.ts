import { setSiteConfig } from '@simmer/shared/config';
import { testSiteConfig } from '@simmer/shared/testing/site-config';
import { danish, details, meatloaf } from '../testing/dishes';
import { buildOrder } from './order';
import { orderMailto, orderText } from './order-text';

beforeEach(() => {
  setSiteConfig(testSiteConfig);
});

const order = buildOrder('K7P-4MW', [meatloaf, danish], details, null);

function parseMailto(link: string) {
  const url = new URL(link);
  return { to: url.pathname, body: url.searchParams.get('body') ?? '' };
}

it('gives the guest the whole order as text', () => {
  const text = orderText(order);
  for (const part of [
    'Order for Test Kitchen',
    'Reference: K7P-4MW',
    'Gus Guest',
    'gus@test.example',
    '2026-12-24',
    'after 5 pm',
    '12 Oak Street',
    'Cash',
    'Meatloaf with veggies\nModifications: No onions',
    'Danish',
    'Total: $85.00',
  ]) {
    expect(text).toContain(part);
  }
});

it('opens a mail to the owner with the same text, with line breaks for every mail program', () => {
  const { to, body } = parseMailto(orderMailto(order));
  expect(to).toBe('owner@test.example');
  expect(body).toBe(orderText(order).replaceAll('\n', '\r\n'));
  expect(orderMailto(order)).toContain('%0D%0A');
});

it('allows no extra recipient in a name', () => {
  const sly = buildOrder(
    'K7P-4MW',
    [meatloaf],
    { ...details, name: 'Gus&bcc=all@test.example' },
    null,
  );
  expect(new URL(orderMailto(sly)).searchParams.has('bcc')).toBe(false);
});

it('survives half an emoji, which a full field may end in', () => {
  const cut = buildOrder('K7P-4MW', [meatloaf], { ...details, name: 'Gus \ud83c' }, null);
  expect(orderMailto(cut)).toContain('Gus');
});

it('stays short enough for every mail program, and says that it was shortened', () => {
  const many = Array.from({ length: 60 }, (_, n) => ({
    ...meatloaf,
    name: `Dish 🍲 ${String(n)}`,
  }));
  const link = orderMailto(buildOrder('K7P-4MW', many, details, null));
  expect(link.length).toBeLessThanOrEqual(1900);
  expect(parseMailto(link).body).toContain('shortened');
  expect(parseMailto(link).body).not.toContain('\uFFFD');
});
