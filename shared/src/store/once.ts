/**
 * What is made only once, when it is first asked for. After a failure, the next call tries again.
 * @returns a function that never starts `make` while an earlier call may still succeed.
 */
export function once<Made>(make: () => Promise<Made>): () => Promise<Made> {
  let made: Promise<Made> | undefined;
  return () =>
    (made ??= make().catch((error: unknown) => {
      made = undefined;
      throw error;
    }));
}
