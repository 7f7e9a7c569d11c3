/** It is unknown whether the call took effect. */
export class TimeLimitError extends Error {
  constructor(limitMs: number) {
    super(
      `No answer within ${String(Math.round(limitMs / 1000))} seconds. Please check your connection.`,
    );
    this.name = 'TimeLimitError';
  }
}

/**
 * For SDKs without a time limit of their own.
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
