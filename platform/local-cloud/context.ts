import { resolve } from 'node:path';
import type { Site } from '../base';
import type { Ports } from './ports';

/** Called when a service ends unexpectedly, with the end of its log. */
export type OnExit = (name: string, logTail: string) => void;

/** The emulators, and the Firebase project whose accounts and documents they hold. They never call the real project. */
export interface EmulatedProject {
  ports: Ports;
  projectId: string;
}

/** What all services of a running local cloud share. */
export interface CloudContext extends EmulatedProject {
  root: string;
  /** The business's configuration file, and its content at the start. */
  siteConfig: string;
  site: Site;
  /** For logs and generated files. */
  stateDirectory: string;
  onExit: OnExit;
}

/** The folder of the services' logs. */
export function logDirectory(stateDirectory: string): string {
  return resolve(stateDirectory, 'logs');
}

/** The URL of a service that no page of another machine calls. */
export function loopbackUrl(port: number): string {
  return `http://127.0.0.1:${String(port)}`;
}
