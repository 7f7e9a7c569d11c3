import { whenPresent } from './when-present';

/** A MutationObserver tells in a microtask, which fake timers leave alone. */
const observed = () => Promise.resolve();

function addSection(id: string): HTMLElement {
  const section = document.createElement('section');
  section.id = id;
  document.body.append(section);
  return section;
}

beforeEach(() => {
  jest.useFakeTimers();
  document.body.replaceChildren();
});
afterEach(() => {
  jest.useRealTimers();
});

describe('waiting for a section', () => {
  it('ends at once when it is there', () => {
    const section = addSection('soup');
    const arrive = jest.fn();
    whenPresent('soup', arrive);
    expect(arrive).toHaveBeenCalledWith(section);
  });

  it('ends once, when its module brings it', async () => {
    const arrive = jest.fn();
    whenPresent('soup', arrive);
    addSection('classics');
    await observed();
    expect(arrive).not.toHaveBeenCalled();

    const section = addSection('soup');
    await observed();
    section.remove();
    addSection('soup');
    await observed();

    expect(arrive.mock.calls).toEqual([[section]]);
  });

  it.each(['wheel', 'touchmove', 'keydown'])(
    'ends when the guest moves on by themselves: %s',
    async (event) => {
      const arrive = jest.fn();
      whenPresent('soup', arrive);
      window.dispatchEvent(new Event(event));
      addSection('soup');
      await observed();
      expect(arrive).not.toHaveBeenCalled();
    },
  );

  it('ends after ten seconds: nobody is moved about later', async () => {
    const arrive = jest.fn();
    whenPresent('soup', arrive);
    jest.advanceTimersByTime(10_000);
    addSection('soup');
    await observed();
    expect(arrive).not.toHaveBeenCalled();
  });

  it('ends when the page says so, and leaves no timer behind', async () => {
    const arrive = jest.fn();
    whenPresent('soup', arrive)();
    addSection('soup');
    await observed();
    expect(arrive).not.toHaveBeenCalled();
    expect(jest.getTimerCount()).toBe(0);
  });
});
