import { relative } from 'node:path';
import { root } from '../paths';
import { address, printHeading, printLine, printRemark } from '../terminal';
import { DEMO_ACCOUNTS } from './seed-data';
import type { Stack } from './stack';

/** The table of what runs where, the demo accounts, and the one address to open. */
export function announceSite(stack: Stack): void {
  const { urls } = stack;
  printHeading('Running on this machine');
  printLine('Storefront', address(urls.shell));
  printLine('menu-mfe', urls['menu-mfe']);
  printLine('cart-mfe', urls['cart-mfe']);
  printLine('editor-mfe', urls['editor-mfe']);
  printLine("Owner's inbox", address(urls.inbox));
  printLine('Auth emulator', urls.auth);
  printLine('Firestore emulator', urls.firestore);
  printLine('EmailJS stand-in', urls.email);
  announceAccounts(stack);
  console.log(`\n  Open ${address(urls.shell)}\n`);
}

/** The demo accounts and how to stop. */
export function announceAccounts({ logDirectory }: Stack): void {
  printHeading('Accounts');
  for (const { role, email, password } of Object.values(DEMO_ACCOUNTS))
    printLine(role, `${email}  ${password}`);
  console.log();
  const logs = relative(root, logDirectory);
  printRemark(`Orders arrive in the inbox. Logs are in ${logs}. Ctrl-C stops everything.`);
}
