import { loadRegistry } from '@simmer/shared/registry';
import { handleChunkError } from './version-skew';
import { watchTyping } from './typed-text';

/**
 * Begins to watch for scripts that cannot be fetched. The browser tells the window of each, whichever module asked and
 * however that module takes it; of one that hangs it tells nobody. Styles need no watch: they go with their scripts.
 * Nor does it matter whose script it is: a page that is not outdated only asks for the registry.
 */
export function watchChunkErrors(): void {
  // Now, because after a failure `loadRegistry` gives the live one.
  const own = loadRegistry();
  own.catch(() => undefined); // Whoever needs it now says so.
  watchTyping();
  window.addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLScriptElement) void handleChunkError(own);
    },
    true,
  );
}
