import { resolve } from 'node:path';
import type { Guard } from './guard';
import type { Ports } from './ports';
import type { DeathReport } from './service';

/** What every part of one running stack is told. */
export type StackContext = {
  root: string;
  /** Where this stack writes its logs and generated files; two stacks must not share it. */
  stateDirectory: string;
  ports: Ports;
  guard: Guard;
  onDeath: DeathReport;
};

/** Where each part's own words go. */
export function logDirectory(context: StackContext): string {
  return resolve(context.stateDirectory, 'logs');
}

/** The Firebase project of the local cloud. The prefix `demo-` keeps the emulators from ever calling a real one. */
export const PROJECT_ID = 'demo-simmer';

/** The address of a part that only this machine's own programs call. */
export function loopbackUrl(port: number): string {
  return `http://127.0.0.1:${String(port)}`;
}

/** The origin under which a browser opens a module. */
export function moduleOrigin(port: number): string {
  return `http://localhost:${String(port)}`;
}
