import { reportProblem } from '@simmer/shared/report';
import { useState } from 'react';

interface Copying {
  /** `copied` until the text changes; `by-hand` where the clipboard is blocked. */
  outcome: 'none' | 'copied' | 'by-hand';
  copy: () => void;
}

/** @param what a noun for the report of a failure. */
export function useCopy(text: string, what: string): Copying {
  const [outcome, setOutcome] = useState<Copying['outcome']>('none');
  const [copied, setCopied] = useState<string>();

  async function copy(): Promise<void> {
    // Otherwise screen readers would not announce a second copy.
    setOutcome('none');
    try {
      await navigator.clipboard.writeText(text);
      setCopied(text);
      setOutcome('copied');
    } catch (error) {
      reportProblem(what, 'the clipboard could not be used.', error);
      setOutcome('by-hand');
    }
  }

  const isOutdated = outcome === 'copied' && copied !== text;
  return { outcome: isOutdated ? 'none' : outcome, copy: () => void copy() };
}
