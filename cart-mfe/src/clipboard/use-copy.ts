import { reportProblem } from '@simmer/shared/report';
import { useState } from 'react';

interface Copying {
  /** `by-hand` where the clipboard is blocked. */
  outcome: 'none' | 'copied' | 'by-hand';
  copy: () => void;
}

/** @param what a noun for the report of a failure. */
export function useCopy(text: string, what: string): Copying {
  const [outcome, setOutcome] = useState<Copying['outcome']>('none');

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(text);
      setOutcome('copied');
    } catch (error) {
      reportProblem(what, 'the clipboard could not be used.', error);
      setOutcome('by-hand');
    }
  }

  return { outcome, copy: () => void copy() };
}
