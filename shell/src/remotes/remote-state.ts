import type { ComponentType, LazyExoticComponent } from 'react';
import type { GetExposed } from './container';
import type { RemotePartName } from './remote-parts';

export interface LoadedRemote {
  default: ComponentType;
}

/**
 * What the page knows about one remote. React remembers the outcome of a `lazy`, so a new state replaces a failed one.
 */
export interface RemoteState {
  status: 'idle' | 'loading' | 'ready' | 'failed';
  component: LazyExoticComponent<ComponentType>;
  load: () => Promise<LoadedRemote>;
  /** The composed HTML that stays on screen until the remote is ready. */
  composed: Element | undefined;
}

/** What the page knows about one module: the container that its remotes share, and the remotes. */
export interface ModuleState {
  container?: { url: string; opening: Promise<GetExposed> } | undefined;
  /**
   * How often it failed. Each retry needs a new address: Chromium keeps waiting for a hung request, and a browser may
   * remember a missing file.
   */
  failures: number;
  remotes: Partial<Record<RemotePartName, RemoteState>>;
}
