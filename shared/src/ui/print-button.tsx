import { Printer } from 'lucide-react';
import { useState, type ComponentProps } from 'react';
import { flushSync } from 'react-dom';
import { Button } from './button';
import { Status } from './status';

/** The wait is for a browser whose window opens late. */
const LIMIT_MS = 2000;

interface PrintButtonProps extends Omit<ComponentProps<typeof Button>, 'onClick'> {
  onPrint?: () => void;
  /** What to do in a browser that cannot print. */
  otherwise?: string;
}

/** Prints the page. In the browser of an app, which often cannot, it says what to do. */
export function PrintButton({
  children,
  onPrint,
  otherwise = 'open this page in another browser, or take a screenshot',
  ...button
}: PrintButtonProps) {
  const [isByHand, setByHand] = useState(false);

  function print(): void {
    if (onPrint) flushSync(onPrint);
    const timer = setTimeout(setByHand, LIMIT_MS, true);
    window.addEventListener('beforeprint', () => clearTimeout(timer), { once: true });
    try {
      window.print();
    } catch {
      setByHand(true);
    }
  }

  return (
    <div>
      <Button {...button} onClick={print}>
        <Printer size={18} aria-hidden />
        <span>{children}</span>
      </Button>
      <Status>{isByHand && `If nothing is printed, ${otherwise}.`}</Status>
    </div>
  );
}
