import './public-path';
import '@simmer/shared/ui/tokens.css';
import '@simmer/shared/ui/fonts/fonts.css';
import '@simmer/shared/ui/base.css';
import { pause } from '@simmer/shared/pause';

/**
 * Starts the page in several tasks: React, what all modules share, the page, the rest of the shell, the start itself. As one,
 * they would keep a slow phone from answering a tap for a tenth of a second. All of it is in this script, because `eager` makes
 * no chunks.
 */
async function startInTurn(root: HTMLElement): Promise<void> {
  await pause(0);
  await import(/* webpackMode: "eager" */ 'react-dom/client');
  await pause(0);
  await import(/* webpackMode: "eager" */ '@simmer/shared/cart');
  await pause(0);
  await import(/* webpackMode: "eager" */ './app');
  await pause(0);
  const { start } = await import(/* webpackMode: "eager" */ './start');
  await pause(0);
  start(root);
}

const root = document.getElementById('root');
if (!root) throw new Error('The document has no element #root.');
void startInTurn(root);
