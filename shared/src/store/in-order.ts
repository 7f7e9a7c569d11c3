export interface Turn {
  /** Whether no later turn has been taken; if so, this one is. */
  take: () => boolean;
  isLatest: () => boolean;
}

/**
 * For reads whose answers may overtake each other: each read gets a turn, and what it answers is shown if it can take
 * it. So an older answer never replaces a newer one.
 */
export function inOrder(): () => Turn {
  let latest = 0;
  let taken = 0;
  return () => {
    latest += 1;
    const turn = latest;
    return {
      take() {
        taken = Math.max(taken, turn);
        return taken === turn;
      },
      isLatest: () => turn === latest,
    };
  };
}
