import { loadRegistry } from '@simmer/shared/registry';
import { events } from '../events';
import { ownOrigins } from '../offline/own-origins';
import { watchTyping } from './typed-text';
import { handleChunkError } from './version-skew';

/**
 * Watches for scripts that cannot be fetched. The browser fires an error event for each of them, whichever module
 * requested it; there is no event for one that hangs. Styles need no watching, because they come with their scripts.
 * Scripts of others, which a browser may block, do not count.
 */
export function watchChunkErrors(): void {
  // Read now, because after a failure `loadRegistry` returns the live one.
  const own = loadRegistry();
  own.catch(() => undefined); // The slot that needs it reports the failure.
  watchTyping();
  window.addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLScriptElement) void handleError(target);
    },
    true,
  );
  // Without such an error, a module fails for example if its release throws and was rolled back, or if the live one
  // needs a later shell than this page's.
  events.subscribe('module/failed', () => void handleChunkError(own));

  async function handleError({ src }: HTMLScriptElement): Promise<void> {
    const origins = ownOrigins(await own.catch(() => ({ modules: {} })));
    if (origins.includes(new URL(src, location.href).origin)) await handleChunkError(own);
  }
}
