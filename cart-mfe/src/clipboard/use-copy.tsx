import { reportProblem } from '@simmer/shared/report';
import { Check, Copy } from 'lucide-react';
import { useState } from 'react';

/**
 * Copies a text when a button is pressed.
 * @param what a noun for the report of a failure.
 * @param byHand tells the guest what to do where the clipboard is blocked.
 */
export function useCopy(text: string, what: string, byHand: string) {
  /** What the last tap has copied; null if it could not. */
  const [copied, setCopied] = useState<string | null>();
  const isCopied = copied === text;
  const isByHand = copied === null;

  async function copy(): Promise<void> {
    // Without this, screen readers would not announce a second copy.
    setCopied(undefined);
    try {
      await navigator.clipboard.writeText(text);
      setCopied(text);
    } catch (error) {
      reportProblem(what, 'the clipboard could not be used.', error);
      setCopied(null);
    }
  }

  return {
    copy: () => void copy(),
    icon: isCopied ? <Check aria-hidden size={18} /> : <Copy aria-hidden size={18} />,
    isByHand,
    /** The text of a status beside the button. */
    message: isCopied ? 'Copied' : isByHand && byHand,
  };
}
