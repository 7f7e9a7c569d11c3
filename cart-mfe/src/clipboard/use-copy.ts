import { reportProblem } from '@simmer/shared/report';
import { useState } from 'react';

/** @param what a noun for the report of a failure. */
export function useCopy(text: string, what: string) {
  /** `copied` until the text changes; `by-hand` where the clipboard is blocked. */
  const [outcome, setOutcome] = useState<'none' | 'copied' | 'by-hand'>('none');
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
  return { outcome: isOutdated ? ('none' as const) : outcome, copy: () => void copy() };
}
