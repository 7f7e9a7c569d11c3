import { relative } from 'node:path';
import { coloredUrl, printHeading, printLine, printRemark, root } from '../base';
import { REMOTES, type ModuleName } from '../modules';
import type { LocalCloud } from './local-cloud';
import { DEMO_ACCOUNTS } from './seed-data';
import { SERVICE_TITLES } from './services';

/** Prints the services with their URLs, the demo accounts, and the URL to open. */
export function printSiteUrls(cloud: LocalCloud): void {
  printHeading('Running on this machine');
  for (const name of ['shell', ...REMOTES, 'inbox', 'auth', 'firestore', 'email'] as const) {
    const isForPeople = name === 'shell' || name === 'inbox';
    printLine(SERVICE_TITLES[name], isForPeople ? coloredUrl(cloud.urls[name]) : cloud.urls[name]);
  }
  printModuleUrl(cloud, 'shell');
}

/** Prints the demo accounts, how to stop, and the URL of the module's page. */
export function printModuleUrl({ urls, logDirectory }: LocalCloud, name: ModuleName): void {
  printHeading('Accounts');
  for (const { role, email, password } of Object.values(DEMO_ACCOUNTS))
    printLine(role, `${email}  ${password}`);
  console.log();
  const logs = relative(root, logDirectory);
  printRemark(
    `Orders and password reset links arrive in the inbox. Logs are in ${logs}. Ctrl-C stops everything.`,
  );
  console.log(`\n  Open ${coloredUrl(urls[name])}\n`);
}
