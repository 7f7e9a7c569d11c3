import { loadRegistry } from '@simmer/shared/registry';
import { watchTyping } from './typed-text';
import { handleChunkError } from './version-skew';

/**
 * Begins to watch for scripts that cannot be fetched. The browser fires an error event on each, whichever module asked
 * for it; for one that hangs there is no event. Styles need no watch: they come with their scripts. Errors of other
 * scripts do no harm: a page that is not outdated only reads the registry.
 */
export function watchChunkErrors(): void {
  // Read now: after a failure `loadRegistry` gives the live one.
  const own = loadRegistry();
  own.catch(() => undefined); // The slot that needs it reports it.
  watchTyping();
  window.addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLScriptElement) void handleChunkError(own);
    },
    true,
  );
}
