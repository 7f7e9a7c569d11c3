export interface Resource {
  /**
   * Reads once more. What was read stays until the answer arrives, and an older answer never replaces a newer one. Never
   * rejects.
   * @returns whether it could be read.
   */
  read: () => Promise<boolean>;
  /** Something newer than every answer on its way is known, such as a confirmed write. */
  overtake: () => void;
}

interface ResourceOptions<Answer> {
  read: () => Promise<Answer>;
  /** If this throws, the read has failed. */
  onAnswer: (answer: Answer) => void;
  /** @param isLatest whether no later read has begun. */
  onFailure: (error: unknown, isLatest: boolean) => void;
}

/** A value that is read again and again, by reads whose answers may overtake each other. */
export function createResource<Answer>(options: ResourceOptions<Answer>): Resource {
  let latest = 0;
  let answered = 0;

  return {
    async read() {
      latest += 1;
      const turn = latest;
      try {
        const answer = await options.read();
        if (turn < answered) return true;
        answered = turn;
        options.onAnswer(answer);
        return true;
      } catch (error) {
        options.onFailure(error, turn === latest);
        return false;
      }
    },
    overtake() {
      latest += 1;
      answered = latest;
    },
  };
}
