import { Component, type RefObject } from 'react';

interface ScrollAnchorProps {
  /** Any element in the section that changes its height. */
  mark: RefObject<Element | null>;
}

/**
 * Keeps the content below this section in place when the section changes its height. Safari has no scroll anchoring, and
 * Chromium's fails when a `details` appears in a query container.
 * A class, because only `getSnapshotBeforeUpdate` sees the layout before an update.
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
    // For a guest inside the section nothing above moved.
    if (before > window.innerHeight / 2) return;
    // Our own scroll would stop one that is in progress.
    if (this.isScrolling) return;
    window.scrollBy({ top: after - before, behavior: 'instant' });
  }

  override render() {
    return null;
  }

  private readonly noteScroll = () => {
    // Without the scrollend event, a scroll would never count as finished.
    this.isScrolling = 'onscrollend' in window;
  };

  private readonly noteScrollEnd = () => {
    this.isScrolling = false;
  };

  private bottom(): number | undefined {
    return this.props.mark.current?.closest('section')?.getBoundingClientRect().bottom;
  }
}
