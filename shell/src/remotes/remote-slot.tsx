import { reportError, reportProblem } from '@simmer/shared/report';
import {
  Component,
  createElement,
  Suspense,
  use,
  useRef,
  useState,
  type ReactElement,
  type RefObject,
} from 'react';
import { events } from '../events';
import { useHydrated } from '../hydration/use-hydrated';
import { LatePart } from './load-remote';
import { LoadFailure } from './load-failure';
import { partOf, type RemotePartName } from './remote-parts';
import { RemoteSourceContext } from './remote-source';

interface RemoteSlotProps {
  name: RemotePartName;
  fallback: ReactElement | null;
  /** The page's heading if the part is the whole page and fails; the part itself has its own. */
  heading?: string;
  /** What to do when it fails, in place of the usual sentence. */
  advice?: string | undefined;
}

export function RemoteSlot({ name, fallback, heading, advice }: RemoteSlotProps) {
  const remoteComponent = use(RemoteSourceContext);
  const [attempt, setAttempt] = useState(0);
  const slot = useRef<HTMLDivElement>(null);
  const { module, title, isForOrdering = false } = partOf(name);

  return (
    <div ref={slot} data-module={module} tabIndex={-1}>
      <RemoteBoundary
        key={attempt}
        module={module}
        onArrival={() => {
          // Unless the guest has tried again since.
          setAttempt((latest) => Math.max(latest, attempt + 1));
          if (slot.current?.contains(document.activeElement))
            slot.current.focus({ preventScroll: true });
        }}
        failure={(isLate) => (
          <>
            <LoadFailure
              title={title}
              heading={heading}
              advice={advice}
              isLate={isLate}
              isForOrdering={isForOrdering}
              onRetry={() => setAttempt(attempt + 1)}
            />
            <Hydrated slot={slot} />
          </>
        )}
      >
        <Suspense fallback={<div data-fallback>{fallback}</div>}>
          {createElement(remoteComponent(name))}
          <Hydrated slot={slot} />
        </Suspense>
      </RemoteBoundary>
    </div>
  );
}

/** Inside the Suspense boundary, so that its effect runs only together with the remote. */
function Hydrated({ slot }: { slot: RefObject<HTMLElement | null> }) {
  useHydrated(slot);
  return null;
}

interface BoundaryProps {
  module: string;
  onArrival: () => void;
  failure: (isLate: boolean) => ReactElement;
  children: ReactElement;
}

interface BoundaryState {
  status: 'shown' | 'late' | 'failed';
}

class RemoteBoundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { status: 'shown' };

  static getDerivedStateFromError(error: unknown): BoundaryState {
    return { status: error instanceof LatePart ? 'late' : 'failed' };
  }

  override componentDidCatch(error: unknown) {
    if (!(error instanceof LatePart)) {
      this.reportFailure(error);
      return;
    }
    reportProblem('remotes', error.message);
    error.arrival.then(this.props.onArrival, (reason: unknown) => {
      // React does not call back once the guest has tried again.
      this.setState({ status: 'failed' }, () => this.reportFailure(reason));
    });
  }

  reportFailure(error: unknown) {
    const { module } = this.props;
    reportError('remotes', `${module} failed.`, error);
    events.publish('module/failed', { module });
  }

  override render() {
    const { status } = this.state;
    return status === 'shown' ? this.props.children : this.props.failure(status === 'late');
  }
}
