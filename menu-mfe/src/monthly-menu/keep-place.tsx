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
  override getSnapshotBeforeUpdate(): number | undefined {
    return this.bottom();
  }

  override componentDidUpdate(_props: KeepPlaceProps, _state: unknown, before?: number): void {
    const after = this.bottom();
    if (before === undefined || after === undefined || after === before) return;
    // A guest in the section itself sees its beginning stay; only what lies below was pushed.
    if (before > window.innerHeight / 2) return;
    window.scrollBy({ top: after - before, behavior: 'instant' });
  }

  override render() {
    return null;
  }

  private bottom(): number | undefined {
    return this.props.mark.current?.closest('section')?.getBoundingClientRect().bottom;
  }
}
