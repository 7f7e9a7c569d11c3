import { act, render } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { SectionChips } from './section-chips';

const root = document.documentElement;

function scrollTo(top: number): void {
  jest.useFakeTimers();
  Object.assign(window, { scrollY: top });
  act(() => {
    window.dispatchEvent(new Event('scroll'));
    jest.runAllTimers();
  });
}

it('a low window has more room for the menu while a guest scrolls down, until they scroll up or the focus is in the bar', () => {
  render(
    <MemoryRouter>
      <header>
        <button>Navigation</button>
      </header>
      <section id="classics" />
      <SectionChips />
    </MemoryRouter>,
  );
  scrollTo(300);
  expect(root).toHaveAttribute('data-reads-on');
  scrollTo(296);
  expect(root).toHaveAttribute('data-reads-on');
  scrollTo(250);
  expect(root).not.toHaveAttribute('data-reads-on');
  scrollTo(400);
  expect(root).toHaveAttribute('data-reads-on');
  const button = document.querySelector('button');
  act(() => button?.focus());
  expect(root).not.toHaveAttribute('data-reads-on');
  scrollTo(500);
  expect(root).not.toHaveAttribute('data-reads-on');
});
