/** What a call ends with that gave no answer in time. Whether it took effect is not known. */
export class TimeLimitError extends Error {
  constructor(readonly limitMs: number) {
    super(
      `No answer within ${String(Math.round(limitMs / 1000))} seconds. Please check your connection.`,
    );
    this.name = 'TimeLimitError';
  }
}

/**
 * Gives a promise a time limit: the SDKs used here have none of their own.
 * @param promise the call; it goes on in the background when the limit passes.
 * @param limitMs how long to wait, in milliseconds.
 * @returns the promise's own result.
 * @throws TimeLimitError when the limit passes first; else whatever the promise rejects with.
 */
export async function withTimeLimit<T>(promise: Promise<T>, limitMs: number): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      reject(new TimeLimitError(limitMs));
    }, limitMs);
  });
  try {
    return await Promise.race([promise, limit]);
  } finally {
    clearTimeout(timer);
  }
}
