import type { Registry } from '@simmer/shared/registry';
import { openContainer, type GetExposed } from './container';

export type Release = Registry['modules'][string];

export interface RemoteModule {
  /**
   * Runs the entry of the module, unless it has run or is on its way. A retry requests it again if it is only on its way;
   * the first request to arrive is used.
   */
  open: (release: Release, isRetry: boolean) => Promise<GetExposed>;
  /** Makes the next `open` run the entry again. */
  close: () => void;
}

/** @param global the name that the module's entry sets, e.g. `menu_mfe`. */
export function createModule(global: string): RemoteModule {
  let isOpen = false;
  let container: Promise<GetExposed> | undefined;
  let requests = 0;

  async function request({ entry, integrity }: Release): Promise<GetExposed> {
    const get = await openContainer(global, nextAddress(entry), integrity);
    isOpen = true;
    return get;
  }

  /**
   * The address is never the same twice: Chromium keeps waiting for a hung request, and a browser may remember a
   * missing file.
   */
  function nextAddress(entry: string): string {
    const address = new URL(entry);
    if (requests > 0) address.searchParams.set('retry', String(requests));
    requests += 1;
    return address.href;
  }

  function close(): void {
    isOpen = false;
    container = undefined;
  }

  function open(release: Release, isRetry: boolean): Promise<GetExposed> {
    if (container && (isOpen || !isRetry)) return container;
    const requested = request(release);
    const opening = container ? Promise.any([container, requested]) : requested;
    container = opening;
    opening.catch(() => {
      if (container === opening) close();
    });
    return opening;
  }

  return { open, close };
}
