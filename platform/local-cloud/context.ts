import { resolve } from 'node:path';
import type { ParentWatchdog } from './parent-watchdog';
import type { Ports } from './ports';

/** Called when a service ends unexpectedly, with the end of its log. */
export type OnExit = (name: string, logTail: string) => void;

/** What all services of a running local cloud share. */
export interface CloudContext {
  root: string;
  /** For logs and generated files; two local clouds must not share it. */
  stateDirectory: string;
  ports: Ports;
  watchdog: ParentWatchdog;
  onExit: OnExit;
}

/** The folder of the services' logs. */
export function logDirectory(stateDirectory: string): string {
  return resolve(stateDirectory, 'logs');
}

/** The Firebase project of the local cloud. With the prefix `demo-` the emulators never call a real project. */
export const PROJECT_ID = 'demo-simmer';

/** The URL of a service that no page of another machine calls. */
export function loopbackUrl(port: number): string {
  return `http://127.0.0.1:${String(port)}`;
}
