import { resolve } from 'node:path';
import type { ParentWatchdog } from './parent-watchdog';
import type { Ports } from './ports';
import type { OnExit } from './service';

/** What every part of one running local cloud is told. */
export type CloudContext = {
  root: string;
  /** Where this cloud writes its logs and generated files; two local clouds must not share it. */
  stateDirectory: string;
  ports: Ports;
  watchdog: ParentWatchdog;
  onExit: OnExit;
};

/** Where each part's own words go. */
export function logDirectory(context: CloudContext): string {
  return resolve(context.stateDirectory, 'logs');
}

/** The Firebase project of the local cloud. The prefix `demo-` keeps the emulators from ever calling a real one. */
export const PROJECT_ID = 'demo-simmer';

/** The address of a part that only this machine's own programs call. */
export function loopbackUrl(port: number): string {
  return `http://127.0.0.1:${String(port)}`;
}
