import { createContext, type ComponentType } from 'react';
import type { RemoteName } from './remote-name';

/** The component of a remote: in the browser from its container, in the composer from its server build. */
export type RemoteSource = (name: RemoteName) => ComponentType;

export const RemoteSourceContext = createContext<RemoteSource>((name) => {
  throw new Error(`No source of remotes is provided, so "${name}" cannot be shown.`);
});
