import { observeEvents } from '@simmer/shared/bus';
import { cart, pendingNotes } from '@simmer/shared/cart';
import { closeComposedPage, danish, openComposedPage, soup } from '../testing/composed-page';
import { replayAdds } from './replay-adds';

/** The lines that the page's own script left. */
function offer(...adds: string[]) {
  openComposedPage();
  window.simmerEvents!.adds.push(...adds);
  return window.simmerEvents!;
}

beforeEach(() => {
  cart.clear();
  pendingNotes.set({});
});
afterEach(closeComposedPage);

describe('early taps', () => {
  it('are in the cart once each, in order, with their options, even when `replayAdds` runs again', () => {
    const line = danish({ flavor: 'Cherry', modification: 'No nuts' });
    offer(line, soup(), line);
    replayAdds();
    replayAdds();
    expect(cart.get()).toEqual([
      { ...JSON.parse(line), quantity: 2 },
      { ...JSON.parse(soup()), quantity: 1 },
    ]);
  });

  it('that are lines of the page before are in the cart once, even if the tab kept it, and are not announced', () => {
    const line = { ...JSON.parse(danish()), quantity: 3 };
    const heard = jest.fn();
    const end = observeEvents(heard);
    const queue = offer(JSON.stringify(line));
    replayAdds();
    queue.adds.push(JSON.stringify(line));
    end();
    expect(cart.get()).toEqual([line]);
    expect(heard).not.toHaveBeenCalledWith('cart/item-added', expect.anything());
  });

  it('are followed by later ones, which go into the cart at once', () => {
    const queue = offer(danish());
    replayAdds();
    queue.adds.push(soup());
    expect(cart.get()).toMatchObject([{ name: 'Danish' }, { name: 'Taco soup' }]);
    // No line is left in the queue that the page's own script would count in the badge or take to the next page.
    expect(queue.adds).toHaveLength(0);
    // A tap may come before React has drawn the badge: the script counts what the cart holds.
    expect(queue.countLines()).toBe(2);
  });

  it.each([
    ['that are no JSON', '{'],
    ['at a price that is none', danish({ priceCents: -1 })],
  ])('%s are ignored and reported; the others count', (_case, broken) => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    offer(broken, soup());
    replayAdds();
    expect(cart.get()).toMatchObject([{ name: 'Taco soup', quantity: 1 }]);
    expect(warn).toHaveBeenCalledTimes(1);
    expect(warn).toHaveBeenCalledWith(
      '[simmer/replay] a tap on "Add" could not be read; it was ignored.',
      expect.any(Error),
    );
  });
});

it('early and later notes wait for their dish; an invalid note is ignored, and an invisible one is empty', () => {
  const note = (text: unknown) => ({ dishName: 'Danish', text });
  const queue = offer();
  queue.notes.set('Danish', note('No nuts')).set('Taco soup', note(1)).set('Pie', note('\u200B'));
  replayAdds();
  expect(pendingNotes.get()).toEqual({ Danish: note('No nuts'), Pie: note('') });
  queue.setNote({ ...note('No milk'), placed: 'No' }, 'Danish');
  expect(pendingNotes.get()).toMatchObject({ Danish: { ...note('No milk'), placed: 'No' } });
  // No note is left in the queue that the page's own script would take to the next page.
  expect(queue.notes.size).toBe(0);
});
