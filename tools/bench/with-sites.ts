import { resolve } from 'node:path';
import type { Browser } from '@playwright/test';
import { createLocalCloud, freePorts, type Ports } from '../../platform/local-cloud';
import { startBrowser } from './browser/browser';
import { startSites, type RunningSites } from './sites/start-sites';

/** Everything that a measurement needs, running. */
export interface Running {
  browser: Browser;
  sites: RunningSites;
  ports: Ports;
}

/**
 * Runs the database, every variant and a browser for as long as `use` takes, and stops them whatever happens.
 * @param directory for logs and generated files.
 * @param handshakeMs what each new connection costs before its first answer.
 * @throws CliError when one of them cannot start.
 */
export async function withSites<T>(
  root: string,
  directory: string,
  handshakeMs: number,
  use: (running: Running) => Promise<T>,
): Promise<T> {
  const ports = await freePorts();
  const stack = await createLocalCloud({
    root,
    stateDirectory: resolve(directory, 'stack'),
    ports,
    pages: 'built',
    // A page on which nobody logs in asks nothing of the other services.
    parts: ['firestore'],
  });
  let sites: RunningSites | undefined;
  let browser: Browser | undefined;
  try {
    await stack.start();
    sites = await startSites(root, ports, handshakeMs);
    browser = await startBrowser(root);
    return await use({ browser, sites, ports });
  } finally {
    await browser?.close();
    await sites?.stop();
    await stack.stop();
  }
}
