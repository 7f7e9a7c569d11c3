import { isEmail } from '@simmer/shared/email';
import { isDay } from '@simmer/shared/shop-calendar';
import { AnchorButton, Button } from '@simmer/shared/ui/button';
import { Status } from '@simmer/shared/ui/status';
import { PrintButton } from '@simmer/shared/ui/print-button';
import { CalendarPlus, Mail } from 'lucide-react';
import { useCopy } from '../clipboard/use-copy';
import type { Order } from '../order/order';
import { changeLink } from '../send-order/kitchen-ticket';
import { useServices } from '../services/services';
import { copyMailto, noLinkText } from './confirmation-text';
import styles from './keep-order.module.css';
import { orderCalendar } from './order-calendar';

/** For a phone without a mail program, and for a note of the guest's own. */
function CopyLink({ link }: { link: string }) {
  const { copy, icon, isByHand, message } = useCopy(link, 'order', 'Please copy the link below.');
  if (link === '') return null;
  return (
    <div className={styles.link}>
      <Button onClick={copy}>
        {icon}
        <span>Copy a link to this order</span>
      </Button>
      <Status isHidden={!isByHand}>{message}</Status>
      {isByHand && <textarea readOnly rows={4} value={link} aria-label="Link to your order" />}
    </div>
  );
}

/** Ways for the guest to keep a copy of the order. All of it is generated in the browser. */
export function KeepOrder({ order }: { order: Order }) {
  const { now } = useServices();
  const link = changeLink(order);
  const noLink = noLinkText(link);
  return (
    <section className={styles.keep} aria-labelledby="keep-order">
      <h2 id="keep-order" className={styles.heading}>
        Keep a copy
      </h2>
      {isEmail(order.email) && (
        <AnchorButton href={copyMailto(order, link)}>
          <Mail aria-hidden />
          <span>Email myself a copy</span>
        </AnchorButton>
      )}
      {isDay(order.date) && (
        <AnchorButton
          href={`data:text/calendar;charset=utf-8,${encodeURIComponent(orderCalendar(order, new Date(now())))}`}
          download={`order-${order.reference}.ics`}
        >
          <CalendarPlus aria-hidden />
          <span>Add to calendar</span>
        </AnchorButton>
      )}
      <PrintButton>Print</PrintButton>
      <CopyLink link={link} />
      {noLink && <p className={styles.note}>{noLink}</p>}
    </section>
  );
}
