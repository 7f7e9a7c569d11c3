import { reportError } from '@simmer/shared/report';
import { Component, createElement, Suspense, useRef, useState, type ReactNode } from 'react';
import { remoteComponent } from './remote-components';
import { RemoteFailure } from './remote-failure';
import { REMOTES, type RemoteName } from './remote-name';

interface RemoteSlotProps {
  name: RemoteName;
  /** What stands in the slot while the remote is on its way. */
  fallback: ReactNode;
}

/** The place of one remote on a page. Whatever happens to the remote stays inside. */
export function RemoteSlot({ name, fallback }: RemoteSlotProps) {
  const [attempt, setAttempt] = useState(0);
  const slot = useRef<HTMLDivElement>(null);

  return (
    <div ref={slot} data-module={REMOTES[name].module} tabIndex={-1}>
      <RemoteBoundary
        key={attempt}
        name={name}
        onRetry={() => {
          setAttempt(attempt + 1);
          // The button that had the focus goes; what follows stands in the same place.
          slot.current?.focus({ preventScroll: true });
        }}
      >
        <Suspense fallback={fallback}>{createElement(remoteComponent(name))}</Suspense>
      </RemoteBoundary>
    </div>
  );
}

interface BoundaryProps {
  name: RemoteName;
  onRetry: () => void;
  children: ReactNode;
}

class RemoteBoundary extends Component<BoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown) {
    reportError('remotes', `${REMOTES[this.props.name].module} failed.`, error);
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return <RemoteFailure title={REMOTES[this.props.name].title} onRetry={this.props.onRetry} />;
  }
}
