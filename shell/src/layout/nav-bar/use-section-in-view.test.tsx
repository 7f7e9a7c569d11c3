import { render, screen } from '@testing-library/react';
import { scroll } from '../../testing/frame';
import { useSectionInView } from './use-section-in-view';

const IDS = ['hero', 'classics', 'contact'];
const HALF_WINDOW_PX = window.innerHeight / 2;

function Reading() {
  return <output>{useSectionInView(IDS) ?? 'none'}</output>;
}

/** Puts a section into the page, with its upper edge this far below the middle of the window. */
function place(id: string, belowMiddlePx: number): void {
  const section = document.createElement('section');
  section.id = id;
  section.getBoundingClientRect = () => new DOMRect(0, HALF_WINDOW_PX + belowMiddlePx, 0, 0);
  document.body.append(section);
}

const reading = () => screen.getByRole('status').textContent;

afterEach(() => {
  for (const id of IDS) document.getElementById(id)?.remove();
});

describe('the section that a guest reads', () => {
  it('is none on a page without sections', () => {
    render(<Reading />);
    expect(reading()).toBe('none');
  });

  it('is the last one whose upper edge has passed the middle of the window', () => {
    place('hero', -600);
    place('classics', 0);
    place('contact', 1);
    render(<Reading />);
    expect(reading()).toBe('classics');
  });

  it('changes as the guest scrolls, even to a section that was rendered later', async () => {
    place('hero', -600);
    render(<Reading />);
    expect(reading()).toBe('hero');
    place('contact', -1);
    await scroll();
    expect(reading()).toBe('contact');
  });
});
