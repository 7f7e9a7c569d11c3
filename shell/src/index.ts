import './public-path';
import '@simmer/shared/ui/tokens.css';
import '@simmer/shared/ui/fonts/fonts.css';
import '@simmer/shared/ui/base.css';

function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

/**
 * Starts the page in several tasks: React, what all modules share, the page, the rest of the shell, the start itself.
 * As one, they would keep a slow phone from answering a tap for a tenth of a second. Nothing is requested on the way,
 * because `eager` makes no chunks.
 */
async function startInTurn(): Promise<void> {
  await nextTask();
  await import(/* webpackMode: "eager" */ './hydration/hydrate-root');
  await nextTask();
  await import(/* webpackMode: "eager" */ '@simmer/shared/cart');
  await nextTask();
  await import(/* webpackMode: "eager" */ './app');
  await nextTask();
  const { start } = await import(/* webpackMode: "eager" */ './start');
  await nextTask();
  start();
}

void startInTurn();
