import { SECTIONS } from '@simmer/shared/navigation';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { scroll } from '../../../testing/frame';
import { SectionChips } from './section-chips';

const tops: Partial<Record<string, number>> = {};

/** Places the upper edges of the sections, in pixels from the top of the window. */
async function scrollTo(places: Record<string, number>): Promise<void> {
  Object.assign(tops, places);
  await scroll();
}

beforeEach(() => {
  for (const id of Object.values(SECTIONS)) {
    const section = document.createElement('section');
    section.id = id;
    section.getBoundingClientRect = () => new DOMRect(0, tops[id] ?? 9999, 0, 0);
    document.body.append(section);
  }
  tops.hero = 0;
  render(
    <MemoryRouter>
      <SectionChips />
    </MemoryRouter>,
  );
});

afterEach(() => {
  for (const id of Object.values(SECTIONS)) {
    document.getElementById(id)?.remove();
    tops[id] = 9999;
  }
});

const chips = () => screen.getByRole('navigation', { name: 'Menu sections' });
const marked = () =>
  screen.getAllByRole('link').filter((chip) => chip.getAttribute('aria-current') === 'location');

describe('the chips of the sections', () => {
  it('are away while the guest sees the hero, and there from the menu on', async () => {
    expect(chips()).toHaveClass('away');
    await scrollTo({ hero: -700, classics: 10 });
    expect(chips()).not.toHaveClass('away');
    await scrollTo({ hero: 0, classics: 737 });
    expect(chips()).toHaveClass('away');
  });

  it('mark the last section whose upper edge has passed the middle of the window, and none at the contact', async () => {
    const middle = window.innerHeight / 2;
    await scrollTo({ hero: -2000, classics: -1200, menu: middle, soup: middle + 1 });
    expect(marked().map((chip) => chip.textContent)).toEqual(['Monthly']);
    await scrollTo({ menu: -900, soup: 80 });
    expect(marked().map((chip) => chip.textContent)).toEqual(['Soups']);
    await scrollTo({ soup: -2000, desserts: -1000, contact: 100 });
    expect(marked()).toEqual([]);
    expect(chips()).not.toHaveClass('away');
  });
});
