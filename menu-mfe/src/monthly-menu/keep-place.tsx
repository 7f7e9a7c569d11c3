import { Component, type RefObject } from 'react';

interface KeepPlaceProps {
  /** Anything in the section that grows and shrinks. */
  mark: RefObject<Element | null>;
}

/**
 * Keeps what a guest below this section looks at in its place when the section is drawn anew. Safari never does that by
 * itself, and Chromium does not when a `details` comes in a container that has queries.
 * A class, because only `getSnapshotBeforeUpdate` sees the page as it was.
 */
export class KeepPlace extends Component<KeepPlaceProps> {
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

  override componentDidUpdate(_props: KeepPlaceProps, _state: unknown, before?: number): void {
    const after = this.bottom();
    if (before === undefined || after === undefined || after === before) return;
    // A guest in the section itself sees its beginning stay; only what lies below was pushed.
    if (before > window.innerHeight / 2) return;
    // A step of ours would end a scroll that is on its way, of a finger or to a section.
    if (this.isScrolling) return;
    window.scrollBy({ top: after - before, behavior: 'instant' });
  }

  override render() {
    return null;
  }

  private readonly noteScroll = () => {
    // Where nothing tells that a scroll has ended, each one counts as ended.
    this.isScrolling = 'onscrollend' in window;
  };

  private readonly noteScrollEnd = () => {
    this.isScrolling = false;
  };

  private bottom(): number | undefined {
    return this.props.mark.current?.closest('section')?.getBoundingClientRect().bottom;
  }
}
