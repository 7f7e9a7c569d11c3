import type { PortName } from './ports';

const ANSWER_LIMIT_MS = 10_000;

/** One part of the local cloud. It can be started again after it was stopped. */
export type Service = {
  /** The ports it listens on, by name. */
  readonly ports: readonly PortName[];
  /** Resolves when the part answers. Throws CliError when it cannot. */
  start: () => Promise<void>;
  /** Resolves when its ports are free again. Does nothing when the part is not running. */
  stop: () => Promise<void>;
  /** Makes a running part silent without stopping it, and wakes it again; not every part can. */
  pause?: () => void;
  resume?: () => void;
};

/** Called when a part ends that nobody stopped, with its last words. */
export type OnExit = (name: string, logTail: string) => void;

/** Whether `url` answers with a success and `accepts` its text. A busy machine may take seconds for that. */
export async function answers(
  url: string,
  accepts: (body: string) => boolean = () => true,
): Promise<boolean> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(ANSWER_LIMIT_MS) });
    return response.ok && accepts(await response.text());
  } catch {
    return false;
  }
}
