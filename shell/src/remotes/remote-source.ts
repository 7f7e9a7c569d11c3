import { createContext, type ComponentType } from 'react';
import type { RemoteName } from './remote-name';

/** Gives the component of a remote: in the browser from federation, in the composer from the server builds. */
export type RemoteSource = (name: RemoteName) => ComponentType;

export const RemoteSourceContext = createContext<RemoteSource>((name) => {
  throw new Error(`Nothing tells where the remote "${name}" comes from.`);
});
