import type { PortName } from './ports';

const ANSWER_LIMIT_MS = 10_000;

/** A service of the local cloud. It can be started again after it was stopped. */
export type Service = {
  /** The ports it listens on. */
  readonly ports: readonly PortName[];
  /** Resolves when the service answers. @throws CliError when it cannot start. */
  start: () => Promise<void>;
  /** Resolves when its ports are free again. */
  stop: () => Promise<void>;
  /** Freezes a running service. Only separate processes can be frozen. */
  pause?: () => void;
  resume?: () => void;
};

/** Called when a service ends unexpectedly, with the end of its log. */
export type OnExit = (name: string, logTail: string) => void;

/** Whether `url` answers successfully with a text that `accepts` returns true for. */
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
