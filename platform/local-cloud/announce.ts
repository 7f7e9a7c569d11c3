import { relative } from 'node:path';
import { address, printHeading, printLine, printRemark, root } from '../base';
import { REMOTES } from '../modules';
import { DEMO_ACCOUNTS } from './seed-data';
import type { LocalCloud } from './local-cloud';

/** Prints the services with their URLs, the demo accounts, and the URL to open. */
export function announceSite(cloud: LocalCloud): void {
  const { urls } = cloud;
  printHeading('Running on this machine');
  printLine('Storefront', address(urls.shell));
  for (const name of REMOTES) printLine(name, urls[name]);
  printLine("Owner's inbox", address(urls.inbox));
  printLine('Auth emulator', urls.auth);
  printLine('Firestore emulator', urls.firestore);
  printLine('EmailJS stand-in', urls.email);
  announceAccounts(cloud);
  console.log(`\n  Open ${address(urls.shell)}\n`);
}

/** Prints the demo accounts and how to stop. */
export function announceAccounts({ logDirectory }: LocalCloud): void {
  printHeading('Accounts');
  for (const { role, email, password } of Object.values(DEMO_ACCOUNTS))
    printLine(role, `${email}  ${password}`);
  console.log();
  const logs = relative(root, logDirectory);
  printRemark(`Orders arrive in the inbox. Logs are in ${logs}. Ctrl-C stops everything.`);
}
