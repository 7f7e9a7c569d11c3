import { Component, type RefObject } from 'react';

interface ScrollAnchorProps {
  /** Any element in the section whose height changes. */
  mark: RefObject<Element | null>;
}

/**
 * Keeps the content below this section in place when the section's height changes. Safari has no scroll anchoring, and
 * Chromium's fails when a `details` element appears in a query container.
 * A class component, because only `getSnapshotBeforeUpdate` sees the layout before an update.
 */
export class ScrollAnchor extends Component<ScrollAnchorProps> {
  private isScrolling = false;

  override componentDidMount(): void {
    window.addEventListener('scroll', this.noteScroll, { passive: true });
    window.addEventListener('scrollend', this.noteScrollEnd);
  }

  override componentWillUnmount(): void {
    window.removeEventListener('scroll', this.noteScroll);
    window.removeEventListener('scrollend', this.noteScrollEnd);
  }

  override getSnapshotBeforeUpdate(): number | undefined {
    return this.bottom();
  }

  override componentDidUpdate(_props: ScrollAnchorProps, _state: unknown, before?: number): void {
    const after = this.bottom();
    if (before === undefined || after === undefined || after === before) return;
    // For a guest inside the section, nothing above has moved.
    if (before > window.innerHeight / 2) return;
    // Scrolling here would stop a scroll that is in progress.
    if (this.isScrolling) return;
    window.scrollBy({ top: after - before, behavior: 'instant' });
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

  private bottom(): number | undefined {
    return this.props.mark.current?.closest('section')?.getBoundingClientRect().bottom;
  }
}
