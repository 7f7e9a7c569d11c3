import type { Fact, WalkTrace } from '../comparison/facts';
import { firstProblems } from './first-problems';

const url = (name: string) => `http://${name}`;
const urls = {
  ...{ shell: url('1'), 'menu-mfe': url('2'), 'cart-mfe': url('3'), 'editor-mfe': url('4') },
  ...{ 'kitchen-mfe': url('5'), auth: url('6'), firestore: url('7'), inbox: url('8') },
  ...{ email: url('9'), control: url('10') },
};
const words = (where: string, text: string): Fact => ({
  kind: 'words',
  module: 'cart-mfe',
  where,
  about: '',
  text,
});
const event: Fact = { ...words('a guest', 'cart/changed'), kind: 'events', module: undefined };

const walk = (...looks: Fact[][]): WalkTrace => ({
  title: 'a guest',
  facts: looks.flat(),
  pictures: [],
  marks: looks.map((_, place) => ({ facts: looks.slice(0, place + 1).flat().length, pictures: 0 })),
});
const upTo = ({ marks, ...rest }: WalkTrace, looks: number) => ({
  ...rest,
  marks: marks.slice(0, looks),
});

/** Takes a walk of which each look is told, until it is ended. */
async function looksUntilEnded(wasSeen: WalkTrace, isSeen: WalkTrace) {
  let looks = 0;
  const usual = { wasSeen: [wasSeen], urls, module: 'cart-mfe' as const };
  const problems = await firstProblems(usual, new AbortController().signal, (watching) => {
    while (looks < isSeen.marks.length && watching.signal?.aborted !== true) {
      looks += 1;
      watching.onMark?.(upTo(isSeen, looks));
    }
    return Promise.resolve([isSeen]);
  });
  return { looks, problems };
}

it('a walk ends at the first look at which something differs, and says what', async () => {
  const was = walk([words('cart', 'Soup')], [words('form', 'Name')], [words('end', 'Thanks')]);
  const is = walk([words('cart', 'Soup')], [words('form', 'Names')], [words('end', 'Thank you')]);
  expect(await looksUntilEnded(was, is)).toEqual({
    looks: 2,
    problems: [expect.stringContaining('“Name” is now “Names”')],
  });
});

it('an event is no difference because it comes a look later, and is one when it does not come', async () => {
  const [cart, form] = [words('cart', 'Soup'), words('form', 'Name')];
  const was = walk([event, cart], [form]);
  expect(await looksUntilEnded(was, walk([cart], [event, form]))).toEqual({
    looks: 2,
    problems: [],
  });
  expect((await looksUntilEnded(was, walk([cart], [form]))).problems).toEqual([
    expect.stringContaining('no longer carries cart/changed'),
  ]);
});
