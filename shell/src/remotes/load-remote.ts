import { forgetRegistry } from '@simmer/shared/registry';
import { withTimeLimit } from '@simmer/shared/time-limit';
import type { ComponentType } from 'react';
import * as v from 'valibot';
import { openContainer } from './container';
import { partOf, type RemotePartName } from './remote-parts';
import type { Container, LoadedPart, ModuleState } from './remote-state';

/** Slightly longer than webpack's own limit for a chunk, so that its clearer error comes first. */
const LIMIT_MS = 9000;

const LoadedPartSchema = v.object({
  default: v.custom<ComponentType>((value) => typeof value === 'function'),
});

export interface Release {
  version: string;
  entry: string;
  /** The hash of the entry; undefined if unknown. */
  integrity?: string | undefined;
}

/**
 * Loads a part of a remote. A failure discards the container, and the next call opens it again, unless another part of
 * the module is in use or on its way: an entry that runs a second time has a second copy of all that the module knows,
 * like the order that is being sent. A container requests a missing chunk again by itself.
 * @throws Error that names the remote, its version and what went wrong.
 */
export async function loadRemote(
  name: RemotePartName,
  state: ModuleState,
  release: Release,
): Promise<LoadedPart> {
  const { module, expose } = partOf(name);
  const container = (state.container ??= open(module, state.failures, release));
  container.parts += 1;
  const loading = container.opening.then((get) => get(expose));
  try {
    return v.parse(LoadedPartSchema, await withTimeLimit(loading, LIMIT_MS));
  } catch (error) {
    state.failures += 1;
    container.parts -= 1;
    if (container.parts === 0) state.container = undefined;
    // By the next try, another version may be live.
    forgetRegistry();
    throw new Error(`${module} ${release.version} could not show ${expose}.`, { cause: error });
  }
}

function open(module: string, failures: number, { entry, integrity }: Release): Container {
  const url = failures ? retryAddress(entry, failures) : entry;
  return { opening: openContainer(module.replaceAll('-', '_'), url, integrity), parts: 0 };
}

function retryAddress(entry: string, failures: number): string {
  const url = new URL(entry);
  url.searchParams.set('retry', String(failures));
  return url.href;
}
