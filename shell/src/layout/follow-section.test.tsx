import { followSection } from './follow-section';

/** A MutationObserver calls back in a microtask, which fake timers do not control. */
const observed = () => Promise.resolve();

function addSection(id: string): HTMLElement {
  const section = document.createElement('section');
  section.id = id;
  document.body.append(section);
  return section;
}

const arrive = jest.fn();
const addSoup = async () => {
  const section = addSection('soup');
  await observed();
  return section;
};

beforeEach(() => {
  jest.useFakeTimers();
  arrive.mockReset();
  document.body.replaceChildren();
});

describe('a guest who follows a link to a section', () => {
  it('arrives when its module has rendered it, even when another module pushes it down, and stays there afterward', async () => {
    followSection('soup', arrive);
    addSection('classics');
    await observed();
    expect(arrive).not.toHaveBeenCalled();
    const section = await addSoup();
    window.dispatchEvent(new Event('scrollend'));
    addSection('desserts');
    await observed();
    expect(arrive.mock.calls).toEqual([
      [section, false],
      [section, true],
    ]);
  });

  it.each(['wheel', 'touchstart', 'touchmove', 'pointerdown', 'keydown'])(
    'is left alone as soon as they move by themselves: %s',
    async (event) => {
      followSection('soup', arrive);
      window.dispatchEvent(new Event(event));
      await addSoup();
      expect(arrive).not.toHaveBeenCalled();
    },
  );

  // VoiceOver and Voice Control press a button on an iPhone in this way, without the events of a finger.
  it('is left alone after pressing a button with its own action, but not after the click on the link', async () => {
    const [link, button] = [document.createElement('a'), document.createElement('button')];
    document.body.append(link, button);
    link.addEventListener('click', () => followSection('soup', arrive));
    link.click();
    await addSoup();
    expect(arrive).toHaveBeenCalledTimes(1);
    button.addEventListener('click', (event) => event.stopPropagation());
    button.click();
    addSection('classics');
    await observed();
    expect(arrive).toHaveBeenCalledTimes(1);
  });

  it('may scroll freely after leaving, and no timer remains', async () => {
    followSection('soup', arrive)();
    await addSoup();
    expect(arrive).not.toHaveBeenCalled();
    expect(jest.getTimerCount()).toBe(0);
  });
});
