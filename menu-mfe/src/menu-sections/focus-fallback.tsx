import { Component, type RefObject } from 'react';

interface FocusFallbackProps {
  heading: RefObject<HTMLElement | null>;
}

interface Focus {
  element: Element;
  /** The name of the dish that it belongs to. */
  dishName: HTMLElement | null | undefined;
}

/**
 * When an update of the section removes what has the focus, moves the focus to the dish's name or, if the dish is gone
 * as well, to the section's heading. The browser would start again at the top of the page.
 * A class component, because only `getSnapshotBeforeUpdate` sees the focus before an update.
 */
export class FocusFallback extends Component<FocusFallbackProps> {
  override getSnapshotBeforeUpdate(): Focus | null {
    const { activeElement: element } = document;
    const section = this.props.heading.current?.closest('section');
    if (!element || !section?.contains(element)) return null;
    return { element, dishName: element.closest('article')?.querySelector('h3') };
  }

  override componentDidUpdate(_props: FocusFallbackProps, _state: unknown, before: Focus | null) {
    if (!before || before.element.isConnected) return;
    const { dishName } = before;
    const next = dishName?.isConnected ? dishName : this.props.heading.current;
    if (!next) return;
    next.tabIndex = -1;
    next.focus({ preventScroll: true });
  }

  override render() {
    return null;
  }
}
