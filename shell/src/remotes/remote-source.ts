import { createContext, type ComponentType } from 'react';
import type { RemotePartName } from './remote-parts';

/** Returns a remote's component: from its container in the browser, from its server build in the composer. */
export type RemoteSource = (name: RemotePartName) => ComponentType;

export const RemoteSourceContext = createContext<RemoteSource>((name) => {
  throw new Error(`No source of remotes is provided, so "${name}" cannot be shown.`);
});
