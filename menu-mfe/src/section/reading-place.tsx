import { Component, type RefObject } from 'react';

interface ReadingPlaceProps {
  /** The heading of the section that changes. */
  heading: RefObject<HTMLElement | null>;
}

/**
 * Keeps a guest's place when the section is updated. What is below the section stays where it is: Safari has no scroll
 * anchoring, and Chromium's fails when a `details` element appears in a query container. When what has the focus is
 * removed, the focus moves to the dish's name or, if the dish is gone as well, to the section's heading: the browser would
 * start again at the top of the page.
 * A class component, because only `getSnapshotBeforeUpdate` sees the page before an update.
 */
export class ReadingPlace extends Component<ReadingPlaceProps> {
  private isScrolling = false;

  override componentDidMount(): void {
    window.addEventListener('scroll', this.noteScroll, { passive: true });
    window.addEventListener('scrollend', this.noteScrollEnd);
  }

  override componentWillUnmount(): void {
    window.removeEventListener('scroll', this.noteScroll);
    window.removeEventListener('scrollend', this.noteScrollEnd);
  }

  override getSnapshotBeforeUpdate() {
    const section = this.section();
    if (!section) return null;
    const { activeElement } = document;
    const focused = activeElement && section.contains(activeElement) ? activeElement : undefined;
    const dishName = focused?.closest('article')?.querySelector('h3');
    return { bottom: section.getBoundingClientRect().bottom, focused, dishName };
  }

  override componentDidUpdate(
    _props: ReadingPlaceProps,
    _state: unknown,
    before: ReturnType<ReadingPlace['getSnapshotBeforeUpdate']>,
  ) {
    const section = this.section();
    if (!before || !section) return;
    const moved = section.getBoundingClientRect().bottom - before.bottom;
    // For a guest inside the section, nothing above has moved. Scrolling would stop a scroll that is in progress.
    if (moved !== 0 && before.bottom <= window.innerHeight / 2 && !this.isScrolling)
      window.scrollBy({ top: moved, behavior: 'instant' });

    if (!before.focused || before.focused.isConnected) return;
    const { dishName } = before;
    const next = dishName?.isConnected ? dishName : this.props.heading.current;
    if (!next) return;
    next.tabIndex = -1;
    next.focus({ preventScroll: true });
  }

  override render() {
    return null;
  }

  private readonly noteScroll = () => {
    // In a browser without `scrollend`, a scroll would never count as finished.
    this.isScrolling = 'onscrollend' in window;
  };

  private readonly noteScrollEnd = () => {
    this.isScrolling = false;
  };

  private section(): HTMLElement | null | undefined {
    return this.props.heading.current?.closest('section');
  }
}
