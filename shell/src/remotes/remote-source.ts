import { createContext, type ComponentType } from 'react';
import type { RemotePart } from './remote-parts';

/** A part of a remote on this page. */
export interface PartOnPage {
  /** The component, once it is there. */
  component?: ComponentType;
  /** The promise rejects if the part fails. */
  loading: Promise<ComponentType>;
  /** Its own HTML in the composed page, which stays on screen until the part is there. */
  composed?: Element | undefined;
}

/**
 * Returns a remote's part: from its container in the browser, from its server build in the composer.
 * @param isRetry for a guest who does not want to wait for the part any longer.
 */
export type RemoteSource = (part: RemotePart, isRetry?: boolean) => PartOnPage;

export interface Remotes extends RemoteSource {
  /**
   * Runs the entry of the part's module, so that the part is one request away. Otherwise, two requests are needed,
   * with work on a busy page between them.
   */
  open: (part: RemotePart) => Promise<void>;
}

export const RemoteSourceContext = createContext<RemoteSource>(({ expose }) => {
  throw new Error(`No source of remotes is provided, so "${expose}" cannot be shown.`);
});

/** A part that needs no loading. */
export function readyPart(component: ComponentType): PartOnPage {
  return { component, loading: Promise.resolve(component) };
}
