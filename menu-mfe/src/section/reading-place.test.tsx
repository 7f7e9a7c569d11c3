import { render } from '@testing-library/react';
import { useRef } from 'react';
import { ReadingPlace } from './reading-place';

/** @param bottom the distance of the section's end from the top of the window, in CSS pixels. */
function Section({ bottom }: { bottom: number }) {
  const mark = useRef<HTMLHeadingElement>(null);
  return (
    <section aria-label="Monthly Menu" data-bottom={bottom}>
      <h2 ref={mark}>Monthly Menu</h2>
      <ReadingPlace heading={mark} />
    </section>
  );
}

let scrollBy: jest.SpyInstance;

beforeEach(() => {
  scrollBy = jest.spyOn(window, 'scrollBy').mockImplementation();
  jest.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (
    this: HTMLElement,
  ) {
    return { bottom: Number(this.dataset.bottom) } as DOMRect;
  });
});

it('a guest who reads below the section stays there when the section changes; a guest in it or above it is not scrolled, however tall it becomes', () => {
  const { rerender } = render(<Section bottom={window.innerHeight} />);
  rerender(<Section bottom={3000} />);
  rerender(<Section bottom={64} />);
  rerender(<Section bottom={64} />);
  expect(scrollBy).not.toHaveBeenCalled();
  rerender(<Section bottom={20} />);
  expect(scrollBy.mock.calls).toEqual([[{ top: -44, behavior: 'instant' }]]);
});

describe('a guest who is scrolling', () => {
  const scroll = (type: 'scroll' | 'scrollend') => window.dispatchEvent(new Event(type));

  beforeEach(() => {
    Object.assign(window, { onscrollend: null });
  });
  afterEach(() => {
    Reflect.deleteProperty(window, 'onscrollend');
  });

  it('is not interrupted, and keeps their place after the scroll has ended', () => {
    const { rerender } = render(<Section bottom={-200} />);
    scroll('scroll');
    rerender(<Section bottom={-150} />);
    expect(scrollBy).not.toHaveBeenCalled();
    scroll('scrollend');
    rerender(<Section bottom={-100} />);
    expect(scrollBy).toHaveBeenCalledTimes(1);
  });

  it('also keeps their place in a browser without the scrollend event', () => {
    Reflect.deleteProperty(window, 'onscrollend');
    const { rerender } = render(<Section bottom={-200} />);
    scroll('scroll');
    rerender(<Section bottom={-150} />);
    expect(scrollBy).toHaveBeenCalledTimes(1);
  });
});
