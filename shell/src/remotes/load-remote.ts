import { forgetRegistry, loadRegistry, type Registry } from '@simmer/shared/registry';
import { TimeLimitError, withTimeLimit } from '@simmer/shared/time-limit';
import type { ComponentType } from 'react';
import * as v from 'valibot';
import { openContainer, type GetExposed } from './container';
import { partOf, type RemotePartName } from './remote-parts';

const LIMIT_MS = 9000;

/** The part may still arrive, and is shown then. */
export class LatePart extends Error {
  constructor(
    message: string,
    /** Fails if the part turns out not to be on its way. */
    readonly arrival: Promise<unknown>,
  ) {
    super(message);
  }
}

const LoadedPartSchema = v.object({
  default: v.custom<ComponentType>((value) => typeof value === 'function'),
});

export interface LoadedPart {
  default: ComponentType;
}

interface Container {
  /** Whichever of the requests for the entry arrives first. */
  opening: Promise<GetExposed>;
  /** Does nothing once the container is open. */
  request: (url: string, integrity: string | undefined) => void;
  /** Whether the next try requests the entry: at first, and after a time limit, when an earlier request still counts. */
  isDue: boolean;
  /** How many parts have come from it or are waited for. */
  parts: number;
}

/** What the page knows about the entry of a remote, whose container its parts share. */
export interface EntryState {
  container?: Container | undefined;
  /**
   * How often it failed. Each retry needs a new address: Chromium keeps waiting for a hung request, and a browser may
   * remember a missing file.
   */
  failures: number;
}

export type Release = Registry['modules'][string];

/** @throws Error when the registry cannot be read or does not name the module. */
export async function findRelease(module: string): Promise<Release> {
  const release = (await loadRegistry()).modules[module];
  if (!release) throw new Error(`${module} is not in the registry.`);
  return release;
}

/**
 * Loads a part of a remote. A failure discards the container, and the next call opens another, unless another part of
 * the module is in use or on its way: an entry that runs a second time has a second copy of all that the module knows,
 * like the order that is being sent. A container requests a missing chunk again by itself.
 * @throws LatePart after nine seconds; otherwise Error that names the remote, its version and what went wrong.
 */
export async function loadRemote(
  name: RemotePartName,
  state: EntryState,
  { version, entry, integrity }: Release,
): Promise<LoadedPart> {
  const { module, expose } = partOf(name);
  const container = (state.container ??= newContainer(module.replaceAll('-', '_')));
  if (container.isDue)
    container.request(state.failures ? retryAddress(entry, state.failures) : entry, integrity);
  container.parts += 1;
  const loading = container.opening
    .then((get) => get(expose))
    .then((part) => v.parse(LoadedPartSchema, part));
  loading.catch(() => {
    container.parts -= 1;
    if (container.parts === 0 && state.container === container) state.container = undefined;
  });
  try {
    return await withTimeLimit(loading, LIMIT_MS);
  } catch (error) {
    state.failures += 1;
    if (error instanceof TimeLimitError) {
      container.isDue = true;
      throw new LatePart(`${module} ${version} is late with ${expose}.`, loading);
    }
    // By the next try, another version may be live.
    forgetRegistry();
    throw new Error(`${module} ${version} could not show ${expose}.`, { cause: error });
  }
}

function newContainer(global: string): Container {
  let onTheWay = 0;
  let open: (get: GetExposed) => void;
  let fail: (error: unknown) => void;
  const opening = new Promise<GetExposed>((resolve, reject) => {
    open = resolve;
    fail = reject;
  });
  const container: Container = { opening, request, isDue: true, parts: 0 };

  function request(url: string, integrity: string | undefined): void {
    container.isDue = false;
    onTheWay += 1;
    openContainer(global, url, integrity).then(
      (get) => {
        container.request = () => undefined;
        open(get);
      },
      (error: unknown) => {
        onTheWay -= 1;
        if (onTheWay === 0) fail(error);
      },
    );
  }
  return container;
}

function retryAddress(entry: string, failures: number): string {
  const url = new URL(entry);
  url.searchParams.set('retry', String(failures));
  return url.href;
}
