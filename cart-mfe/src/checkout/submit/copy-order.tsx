import { Button } from '@simmer/shared/ui/button';
import { Status } from '@simmer/shared/ui/status';
import { Check, Copy } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useCopy } from '../../clipboard/use-copy';
import type { Order } from '../../order/order';
import { orderText } from '../../send-order/order-text';
import styles from './copy-order.module.css';

const OUTCOME_TEXTS = {
  none: '',
  copied: 'Copied',
  'by-hand': 'Please copy the text below.',
} as const;

/** Copies the order; where the clipboard is blocked, shows the text already selected. */
export function CopyOrder({ order }: { order: Order }) {
  const text = orderText(order);
  const { outcome, copy } = useCopy(text, 'order');

  return (
    <div className={styles.copy}>
      <Button onClick={copy}>
        {outcome === 'copied' ? <Check aria-hidden size={18} /> : <Copy aria-hidden size={18} />}
        <span>Copy order</span>
      </Button>
      <Status className={styles.status}>{OUTCOME_TEXTS[outcome]}</Status>
      {outcome === 'by-hand' && <SelectedText text={text} />}
    </div>
  );
}

function SelectedText({ text }: { text: string }) {
  const ref = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    ref.current?.select();
  }, []);
  return (
    <textarea
      ref={ref}
      readOnly
      rows={8}
      value={text}
      aria-label="Your order"
      className={styles.text}
    />
  );
}
