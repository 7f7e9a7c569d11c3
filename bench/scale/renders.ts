declare global {
  var simmerRenders: { count: number };
}

/** The fields of React's fibers that show whether a component rendered; see ReactFiber.js and React DevTools. */
interface Fiber {
  tag: number;
  flags: number;
  alternate: Fiber | null;
  child: Fiber | null;
  sibling: Fiber | null;
}

/** Counts the components that React renders. Runs in the page before any script of its own, compiled alone. */
export function countRenders(): void {
  /** Function, class, forwardRef, memo and simple memo components (ReactWorkTags.js). */
  const COMPONENTS = [0, 1, 11, 14, 15];
  /** Set on a fiber by the render that ran its component (ReactFiberFlags.js). */
  const PERFORMED_WORK = 1;
  const renders = { count: 0 };

  /** @param before the fiber of the last commit; null for one that was just mounted. */
  function count(fiber: Fiber, before: Fiber | null): void {
    const hasRendered = !before || (fiber.flags & PERFORMED_WORK) !== 0;
    if (hasRendered && COMPONENTS.includes(fiber.tag)) renders.count += 1;
    // React did not visit unchanged children again, so their flags are outdated.
    if (before && fiber.child === before.child) return;
    for (let child = fiber.child; child; child = child.sibling) count(child, child.alternate);
  }

  const hook = {
    renderers: new Map(),
    supportsFiber: true,
    isDisabled: false,
    inject: () => 1,
    checkDCE: () => undefined,
    onCommitFiberUnmount: () => undefined,
    onPostCommitFiberRoot: () => undefined,
    onCommitFiberRoot: (_id: number, { current }: { current: Fiber }) => {
      count(current, current.alternate);
    },
  };
  Object.assign(globalThis, { __REACT_DEVTOOLS_GLOBAL_HOOK__: hook, simmerRenders: renders });
}
