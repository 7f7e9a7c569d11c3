import { arch, cpus, platform } from 'node:os';

/** What a run was made with, in words. */
export interface Conditions {
  runs: number;
  /** Extra round trips of each new connection. */
  handshakes: number;
  browserVersion: string;
  machine: string;
}

/** This machine in words. */
export function describeMachine(): string {
  const cores = cpus();
  return `${String(cores.length)} cores (${cores[0]?.model.trim() ?? 'unknown'}), ${platform()} ${arch()}`;
}
