import { describeDifference, nameOf } from './describe-difference';
import { differencesOf } from './differences';
import type { Fact } from './facts';

const words = (text: string, about = '', more: Partial<Fact> = {}): Fact => ({
  kind: 'words',
  module: 'menu-mfe',
  where: 'home',
  about,
  text,
  ...more,
});
const tab = (text: string) => words(text, '', { kind: 'keyboard' });
const dish = (name: string, price: string) => [words(name, 'Desserts'), words(price, name)];
const told = (live: readonly Fact[], candidate: readonly Fact[]) =>
  differencesOf(live, candidate).map((one) => `${one.kind}: ${describeDifference(one)}`);

it('two traces that are the same differ in nothing', () => {
  const trace = [...dish('German chocolate cake', '$45.00'), ...dish('Danish', '$25.00')];
  expect(told(trace, trace)).toEqual([]);
});

it('a price is told with its dish, and counts as money', () => {
  expect(
    told(dish('German chocolate cake', '$45.00'), dish('German chocolate cake', '$4.50')),
  ).toEqual(['money: German chocolate cake: $45.00 is now $4.50 (home)']);
});

it('a dish that is gone is told once, without its price and its button', () => {
  const live = [...dish('Danish', '$25.00'), ...dish('Key lime pie', '$25.00')];
  const button = tab('button “Add Key lime pie, 9inch, $25.00”');
  expect(told([...live, button], live.slice(0, 2))).toEqual([
    'words: Desserts: “Key lime pie” is gone (home)',
  ]);
});

it('what stays below a heading with other words is not told, and what is gone there is', () => {
  const link = (about: string, text: string) => words(text, about, { kind: 'links' });
  const live = [
    words('Edit Menu'),
    link('Edit Menu', 'Back → /'),
    link('Edit Menu', 'Help → /help'),
  ];
  const candidate = [words('Edit the Menu'), link('Edit the Menu', 'Back → /')];
  expect(told(live, candidate)).toEqual([
    'words: “Edit Menu” is now “Edit the Menu” (home)',
    'links: Edit Menu: “Help → /help” is gone (home)',
  ]);
});

it('a role that changes in the accessibility tree is told, and its words are not told twice', () => {
  const line = (text: string) => words(text, 'Menu', { kind: 'accessibility' });
  expect(told([line('heading "Soups"')], [line('text: Soups')])).toEqual([
    'accessibility: Menu: text: Soups is in the accessibility tree in place of heading "Soups" (home)',
  ]);
  expect(
    told([words('Soups'), line('heading "Soups"')], [words('Soup'), line('heading "Soup"')]),
  ).toEqual(['words: “Soups” is now “Soup” (home)']);
});

it('what Tab no longer reaches is told although its words are still there', () => {
  const live = [...dish('Danish', '$25.00'), tab('link “Skip”'), tab('button “Add Danish”')];
  expect(told(live, live.slice(0, 3))).toEqual([
    'keyboard: Tab no longer reaches button “Add Danish” (home)',
  ]);
});

it('lines of the owner’s mail are told beside what they replace', () => {
  const mail = (text: string) => words(text, '', { kind: 'mail', where: 'order mail 1' });
  const live = [mail('Meatloaf'), mail('Modifications: no onions'), mail('Size: Large')];
  const candidate = [mail('Meatloaf'), mail('Flavor: no onions'), mail('Size: Large')];
  expect(told(live, candidate)).toEqual([
    'mail: the owner’s mail says “Flavor: no onions” where it said “Modifications: no onions” (order mail 1)',
  ]);
});

it('a walk that cannot be finished is told, also when what is live cannot be walked either', () => {
  const end = words('ends where it logs in: no button', '', { kind: 'walk', where: 'a guest' });
  expect(told([end], [end])).toEqual(['walk: the walk ends where it logs in: no button (a guest)']);
  expect(told([end], [])).toEqual([
    'walk: what is live: the walk ends where it logs in: no button (a guest)',
  ]);
});

it('a difference keeps its name, wherever it shows', () => {
  const [home] = differencesOf([words('Soup')], [words('Soups')]);
  const [printed] = differencesOf(
    [words('Soup', '', { where: 'printed' })],
    [words('Soups', '', { where: 'printed' })],
  );
  expect(home && nameOf(home)).toMatch(/^words:[0-9a-f]{6}$/);
  expect(printed && nameOf(printed)).toBe(home && nameOf(home));
});

describe('what a visitor does not see', () => {
  const fact = (kind: Fact['kind'], about: string, text: string) =>
    words(text, about, { kind, module: undefined, where: 'a guest who orders' });

  it('more requests are told with the origin that gets them; a new origin is told by itself', () => {
    const asked = (count: number) => fact('requests', 'menu-mfe', `${String(count)} requests`);
    expect(told([asked(12)], [asked(13), fact('requests', 'elsewhere', '1 requests')])).toEqual([
      'requests: menu-mfe: “12 requests” is now “13 requests” (a guest who orders)',
    ]);
  });

  it('an event that is gone, one that is new, and other contents are told as such', () => {
    const event = (text: string) => fact('events', '', text);
    const [added, changed] = [event('cart/item-added {}'), event('cart/changed {"lines":1}')];
    expect(told([added, changed], [added])).toEqual([
      'events: the bus no longer carries cart/changed {"lines":1} (a guest who orders)',
    ]);
    expect(told([added], [added, changed])).toEqual([
      'events: the bus also carries cart/changed {"lines":1} (a guest who orders)',
    ]);
    expect(told([changed], [event('cart/changed {"lines":2}')])).toEqual([
      'events: the bus carries cart/changed {"lines":2} where it carried cart/changed {"lines":1} (a guest who orders)',
    ]);
  });
});
