import { reportError } from '@simmer/shared/report';
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
import { RemoteFailure } from './remote-failure';
import { ORDERING_PARTS, partOf, type RemotePartName } from './remote-parts';
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
        onRetry={() => {
          setAttempt(attempt + 1);
          slot.current?.focus({ preventScroll: true });
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
  children: ReactElement;
}

class RemoteBoundary extends Component<BoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown) {
    const { module } = partOf(this.props.name);
    reportError('remotes', `${module} failed.`, error);
    events.publish('module/failed', { module });
  }

  override render() {
    const { name, heading, advice, find, onRetry, children } = this.props;
    if (!this.state.hasFailed) return children;
    return (
      <>
        <RemoteFailure
          title={partOf(name).title}
          heading={heading}
          advice={advice}
          isForOrdering={ORDERING_PARTS.has(name)}
          onRetry={onRetry}
        />
        <Hydrated find={find} />
      </>
    );
  }
}
