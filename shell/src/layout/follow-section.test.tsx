import { followSection } from './follow-section';

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

describe('a guest on the way to a section', () => {
  it('is there at once when it is', () => {
    const section = addSection('soup');
    const arrive = jest.fn();
    followSection('soup', arrive);
    expect(arrive.mock.calls).toEqual([[section, false]]);
  });

  it('is there when its module brings it', async () => {
    const arrive = jest.fn();
    followSection('soup', arrive);
    addSection('classics');
    await observed();
    expect(arrive).not.toHaveBeenCalled();

    const section = addSection('soup');
    await observed();
    expect(arrive.mock.calls).toEqual([[section, false]]);
  });

  it('is led on when a module that comes meanwhile pushes it down, and kept there once arrived', async () => {
    const section = addSection('contact');
    const arrive = jest.fn();
    followSection('contact', arrive);
    addSection('classics');
    await observed();
    window.dispatchEvent(new Event('scrollend'));
    addSection('soup');
    await observed();
    expect(arrive.mock.calls).toEqual([
      [section, false],
      [section, false],
      [section, true],
    ]);
  });

  it.each(['wheel', 'touchmove', 'pointerdown', 'keydown'])(
    'is left alone as soon as they move by themselves: %s',
    async (event) => {
      const arrive = jest.fn();
      followSection('soup', arrive);
      window.dispatchEvent(new Event(event));
      addSection('soup');
      await observed();
      expect(arrive).not.toHaveBeenCalled();
    },
  );

  it('is left alone after ten seconds', async () => {
    const arrive = jest.fn();
    followSection('soup', arrive);
    jest.advanceTimersByTime(10_000);
    addSection('soup');
    await observed();
    expect(arrive).not.toHaveBeenCalled();
  });

  it('is left alone when they go elsewhere, and no timer stays behind', async () => {
    const arrive = jest.fn();
    followSection('soup', arrive)();
    addSection('soup');
    await observed();
    expect(arrive).not.toHaveBeenCalled();
    expect(jest.getTimerCount()).toBe(0);
  });
});
