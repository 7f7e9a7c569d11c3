import type { OrderTicket } from '@simmer/shared/order-ticket';
import { AnchorButton } from '@simmer/shared/ui/button';
import { TextArea, TextField } from '@simmer/shared/ui/field';
import { Mail, MessageSquare } from 'lucide-react';
import { useWords, type SaidState } from './guest-words';
import styles from './tell-guest.module.css';

const NEWS = { ready: 'it’s ready', underway: 'it’s on the way' } as const;

/** A prepared mail and text message to the guest, in words that the owner can edit. */
export function TellGuest({ ticket, state }: { ticket: OrderTicket; state: SaidState }) {
  const { words, change, links } = useWords(ticket, state);
  if (!links.email && !links.sms) return null;
  return (
    <div className={styles.tell}>
      <div className={styles.links}>
        {links.email && (
          <AnchorButton look="quiet" href={links.email}>
            <Mail size={18} aria-hidden />
            <span>{`Email: ${NEWS[state]}`}</span>
          </AnchorButton>
        )}
        {links.sms && (
          <AnchorButton look="quiet" href={links.sms}>
            <MessageSquare size={18} aria-hidden />
            <span>{`Text: ${NEWS[state]}`}</span>
          </AnchorButton>
        )}
      </div>
      <details>
        <summary className={styles.summary}>Edit the words</summary>
        <div className={styles.fields}>
          <TextField
            label="Subject"
            value={words.subject}
            maxLength={200}
            onValue={(subject) => change({ subject })}
          />
          <TextArea
            label="Text"
            rows={5}
            maxLength={1000}
            hint="{name}, {day}, {reference} and {shop} are filled in. This device remembers it for all orders like this one."
            value={words.text}
            onValue={(text) => change({ text })}
          />
        </div>
      </details>
    </div>
  );
}
