import { parseAccepted } from './accepted';
import { nameOf } from './describe-difference';
import type { Difference } from './differences';
import { judge } from './judgment';

const difference = (more: Partial<Difference>): Difference => ({
  kind: 'words',
  module: 'menu-mfe',
  about: '',
  was: 'Pies',
  is: 'Tarts',
  where: ['home'],
  ...more,
});
const judged = (differences: readonly Difference[], accept = '') =>
  judge(differences, ['menu-mfe'], parseAccepted(accept));

it('a release that differs in nothing passes in silence', () => {
  expect(judged([])).toEqual({ problems: [], accepted: [], judged: [] });
});

it('other words are refused until their kind is accepted, and then recorded', () => {
  expect(judged([difference({})]).problems).toEqual([
    'menu-mfe: “Pies” is now “Tarts” (home). If this is intended: --accept words',
  ]);
  const { problems, accepted } = judged([difference({})], 'layout,words');
  expect(problems).toEqual([]);
  expect(accepted).toEqual([expect.stringContaining('“Pies” is now “Tarts”')]);
});

it('a price is accepted by its own name alone', () => {
  const price = difference({ kind: 'money', was: '$45.00', is: '$4.50' });
  const other = difference({ kind: 'money', was: '$45.00', is: '$46.00' });
  expect(judged([price]).problems).toEqual([expect.stringContaining(`--accept ${nameOf(price)}`)]);
  expect(judged([price], nameOf(price)).problems).toEqual([]);
  expect(judged([other], nameOf(price)).problems).toHaveLength(1);
});

it('what differs in the part of another module is refused, whatever is accepted', () => {
  const footer = difference({ module: 'shell' });
  expect(judged([footer], `words,${nameOf(footer)}`).problems).toEqual([
    'shell: “Pies” is now “Tarts” (home). shell is not part of this release, so it must not change.',
  ]);
});

it('the total of a cart follows a new price, and is accepted by its name', () => {
  const total = difference({ kind: 'money', module: 'cart-mfe', was: '$45.00', is: '$46.00' });
  expect(judged([total]).problems).toHaveLength(1);
  expect(judged([total], nameOf(total)).problems).toEqual([]);
});

it.each(['colors', 'prices:1a2b3c'])('“%s” names no kind of difference', (text) => {
  expect(() => parseAccepted(text)).toThrow(
    `"${text}" is not a kind of difference; --accept takes words, money`,
  );
});

it('the shell’s styles reach into every module: another look is accepted with a release of the shell, and refused without', () => {
  const look = difference({
    kind: 'look',
    about: 'home',
    was: undefined,
    is: 'it looks different',
  });
  const accepted = parseAccepted('look');
  expect(judge([look], ['shell'], accepted).problems).toEqual([]);
  expect(judge([look], ['cart-mfe'], accepted).problems).toEqual([
    'menu-mfe: home: it looks different (home). menu-mfe is not part of this release, so it must not change.',
  ]);
});

it('another module that looks different because of words it carries is judged by the words alone', () => {
  const dish = difference({ was: 'Danish', is: 'Danish twist' });
  const inCart = { ...dish, module: 'cart-mfe' as const, where: ['the cart'] };
  const look = difference({ kind: 'look', module: 'cart-mfe', about: 'the cart', is: 'other' });
  expect(judged([dish, inCart, look], 'words').problems).toEqual([]);
});
