import type { ComponentType, LazyExoticComponent } from 'react';
import type { GetExposed } from './container';
import type { RemotePartName } from './remote-parts';

export interface LoadedPart {
  default: ComponentType;
}

/**
 * What the page knows about one part of a remote. React remembers the outcome of a `lazy`, so a new state replaces a failed one.
 */
export interface PartState {
  status: 'idle' | 'loading' | 'ready' | 'failed';
  component: LazyExoticComponent<ComponentType>;
  load: () => Promise<LoadedPart>;
  /** The composed HTML that stays on screen until the part is ready. */
  composed: Element | undefined;
}

export interface Container {
  /** Whichever of the requests for the entry arrives first. */
  opening: Promise<GetExposed>;
  /** Does nothing once the container is open. */
  request: (url: string, integrity: string | undefined) => void;
  /** Whether the next try requests the entry: at first, and after a time limit, when an earlier request still counts. */
  isDue: boolean;
  /** How many parts have come from it or are waited for. */
  parts: number;
}

/** What the page knows about one remote: the container that its parts share, and the parts. */
export interface ModuleState {
  container?: Container | undefined;
  /**
   * How often it failed. Each retry needs a new address: Chromium keeps waiting for a hung request, and a browser may
   * remember a missing file.
   */
  failures: number;
  parts: Partial<Record<RemotePartName, PartState>>;
}
