import { reportError, reportProblem } from '@simmer/shared/report';
import {
  Component,
  createElement,
  Suspense,
  use,
  useCallback,
  useRef,
  useState,
  type ReactElement,
} from 'react';
import { events } from '../events';
import { useHydrated } from '../hydration/use-hydrated';
import { LatePart } from './load-remote';
import { RemoteFailure } from './remote-failure';
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
  const find = useCallback(() => slot.current, []);

  return (
    <div ref={slot} data-module={partOf(name).module} tabIndex={-1}>
      <RemoteBoundary
        key={attempt}
        name={name}
        heading={heading}
        advice={advice}
        find={find}
        onRetry={() => setAttempt(attempt + 1)}
        onArrival={() => {
          // Unless the guest has tried again since.
          setAttempt((latest) => Math.max(latest, attempt + 1));
          if (slot.current?.contains(document.activeElement))
            slot.current.focus({ preventScroll: true });
        }}
      >
        <Suspense fallback={<div data-fallback>{fallback}</div>}>
          {createElement(remoteComponent(name))}
          <Hydrated find={find} />
        </Suspense>
      </RemoteBoundary>
    </div>
  );
}

type Find = () => HTMLElement | null;

/** Inside the Suspense boundary, so that its effect runs only together with the remote. */
function Hydrated({ find }: { find: Find }) {
  useHydrated(find);
  return null;
}

interface BoundaryProps {
  name: RemotePartName;
  heading: string | undefined;
  advice: string | undefined;
  find: Find;
  onRetry: () => void;
  onArrival: () => void;
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
    const { module } = partOf(this.props.name);
    reportError('remotes', `${module} failed.`, error);
    events.publish('module/failed', { module });
  }

  override render() {
    const { name, heading, advice, find, onRetry, children } = this.props;
    const { status } = this.state;
    if (status === 'shown') return children;
    return (
      <>
        <RemoteFailure
          title={partOf(name).title}
          heading={heading}
          advice={advice}
          isLate={status === 'late'}
          isForOrdering={partOf(name).isForOrdering === true}
          onRetry={onRetry}
        />
        <Hydrated find={find} />
      </>
    );
  }
}
