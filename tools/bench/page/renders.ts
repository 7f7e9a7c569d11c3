// Runs in the page before any script of its own, compiled alone: counts the components that React renders.

/** The part of React's fibers that tells whether a component rendered; see ReactFiber.js and React's DevTools. */
interface Fiber {
  tag: number;
  flags: number;
  alternate: Fiber | null;
  child: Fiber | null;
  sibling: Fiber | null;
}

/** Function, class, forwardRef, memo and simple memo components, by React's numbers (ReactWorkTags.js). */
const COMPONENTS = new Set([0, 1, 11, 14, 15]);
/** Set on a fiber by the render that ran its component (ReactFiberFlags.js, PerformedWork). */
const PERFORMED_WORK = 1;

const simmerRenders = { count: 0 };

function countMounted(first: Fiber | null): void {
  for (let fiber = first; fiber !== null; fiber = fiber.sibling) {
    if (COMPONENTS.has(fiber.tag)) simmerRenders.count += 1;
    countMounted(fiber.child);
  }
}

/**
 * Counts what rendered below a fiber. Only a part whose children were made anew was looked at by React in this commit;
 * elsewhere old flags still stand.
 */
function countUpdated(next: Fiber, previous: Fiber): void {
  if (COMPONENTS.has(next.tag) && (next.flags & PERFORMED_WORK) !== 0) simmerRenders.count += 1;
  if (next.child === previous.child) return;
  for (let child = next.child; child !== null; child = child.sibling) {
    if (child.alternate !== null) countUpdated(child, child.alternate);
    else {
      if (COMPONENTS.has(child.tag)) simmerRenders.count += 1;
      countMounted(child.child);
    }
  }
}

const hook = {
  renderers: new Map(),
  supportsFiber: true,
  isDisabled: false,
  inject: () => 1,
  checkDCE: () => undefined,
  onCommitFiberUnmount: () => undefined,
  onPostCommitFiberRoot: () => undefined,
  onCommitFiberRoot(_id: number, root: { current: Fiber }) {
    const { current } = root;
    if (current.alternate !== null) countUpdated(current, current.alternate);
    else countMounted(current);
  },
};

Object.assign(globalThis, { __REACT_DEVTOOLS_GLOBAL_HOOK__: hook, simmerRenders });

// A module, so that its names are its own.
export {};
