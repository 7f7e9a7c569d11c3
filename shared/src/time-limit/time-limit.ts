/** The error means that nobody knows whether the call took effect. */
export class TimeLimitError extends Error {
  constructor(limitMs: number) {
    super(
      `No answer within ${String(Math.round(limitMs / 1000))} seconds. Please check your connection.`,
    );
    this.name = 'TimeLimitError';
  }
}

/**
 * Limits a call of an SDK that has no time limit of its own.
 * @param promise continues in the background after the limit.
 * @throws TimeLimitError after `limitMs` milliseconds.
 */
export async function withTimeLimit<T>(promise: Promise<T>, limitMs: number): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new TimeLimitError(limitMs)), limitMs);
  });
  try {
    return await Promise.race([promise, limit]);
  } finally {
    clearTimeout(timer);
  }
}
