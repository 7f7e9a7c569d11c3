import { SLOT_ATTRIBUTES } from '@simmer/shared/navigation';
import { reportError, reportProblem } from '@simmer/shared/report';
import {
  Component,
  createElement,
  Suspense,
  use,
  useDeferredValue,
  useEffect,
  useRef,
  useState,
  type ReactElement,
  type RefObject,
} from 'react';
import { events } from '../events';
import { useHydrated } from '../hydration/use-hydrated';
import { LATE_AFTER_MS } from './keep-trying';
import { LoadFailure } from './load-failure';
import type { RemotePart } from './remote-parts';
import { RemoteSourceContext, type PartOnPage } from './remote-source';

interface RemoteSlotProps {
  part: RemotePart;
  fallback: ReactElement | null;
  /** The page's heading if the part is the whole page and fails; the part itself has its own. */
  heading?: string;
  /** What to do when it fails, in place of the usual sentence. */
  advice?: string | undefined;
  /** Whether its composed HTML is true for this guest. Without it, it always is. */
  isHtmlValid?: () => boolean;
}

export function RemoteSlot({ part, fallback, heading, advice, isHtmlValid }: RemoteSlotProps) {
  const load = use(RemoteSourceContext);
  const [{ attempt, loaded, component }, setAttempt] = useState(() => started(0, load(part)));
  const slot = useRef<HTMLDivElement>(null);
  const { module, title, isForOrdering = false } = part;

  // React first hydrates the composed HTML. A new key then removes it.
  const isUntrue = (): boolean =>
    !component && loaded.composed?.isConnected === true && isHtmlValid?.() === false;
  const isReplaced = useDeferredValue(useState(isUntrue)[0], false);

  const failure = (isLate: boolean) => (
    <>
      <LoadFailure
        title={title}
        heading={heading}
        advice={advice}
        isLate={isLate}
        isForOrdering={isForOrdering}
        onRetry={() => setAttempt(started(attempt + 1, load(part, true)))}
      />
      <Hydrated slot={slot} />
    </>
  );
  return (
    <div ref={slot} {...{ [SLOT_ATTRIBUTES.module]: module }} tabIndex={-1}>
      <RemoteBoundary
        key={`${String(attempt)} ${String(isReplaced)}`}
        module={module}
        failure={failure(false)}
      >
        <Suspense fallback={<Waiting module={module} fallback={fallback} late={failure(true)} />}>
          {component ? createElement(component) : <LoadingPart loaded={loaded} />}
          <Hydrated slot={slot} />
        </Suspense>
      </RemoteBoundary>
    </div>
  );
}

/** A loaded part is rendered directly, because React would first wait for the promise. */
const started = (attempt: number, loaded: PartOnPage) => ({
  attempt,
  loaded,
  component: loaded.component,
});

function LoadingPart({ loaded }: { loaded: PartOnPage }) {
  return createElement(use(loaded.loading));
}

interface WaitingProps {
  module: string;
  fallback: ReactElement | null;
  late: ReactElement;
}

/** Shown while a part is loading. Composed HTML stays unchanged, however long that takes. */
function Waiting({ module, fallback, late }: WaitingProps) {
  const [isLate, setIsLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => {
      reportProblem('remotes', `${module} is late.`);
      setIsLate(true);
    }, LATE_AFTER_MS);
    return () => clearTimeout(timer);
  }, [module]);
  return isLate ? late : <div data-fallback>{fallback}</div>;
}

/**
 * The marker is inside the Suspense boundary, so that its effect runs only together with the remote. It is also next
 * to a failure, whose buttons `captureEvents` would otherwise keep for the remote.
 */
function Hydrated({ slot }: { slot: RefObject<HTMLElement | null> }) {
  useHydrated(slot);
  return null;
}

interface BoundaryProps {
  module: string;
  failure: ReactElement;
  children: ReactElement;
}

class RemoteBoundary extends Component<BoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown) {
    const { module } = this.props;
    reportError('remotes', `${module} failed.`, error);
    events.publish('module/failed', { module });
  }

  override render() {
    return this.state.hasFailed ? this.props.failure : this.props.children;
  }
}
