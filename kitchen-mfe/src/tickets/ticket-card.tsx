import { encodeEmail, isEmail } from '@simmer/shared/email';
import { formatMoney } from '@simmer/shared/money';
import { isolated } from '@simmer/shared/isolated';
import { mapLink, NO_FLAVOR } from '@simmer/shared/order-ticket';
import { Check, ChevronDown, Mail, MapPin, Phone } from 'lucide-react';
import { useId, useState } from 'react';
import { RemoveOrders } from './remove-orders';
import { isOver, portionText, type ListedOrder } from '../order-list/listed-order';
import { Notes } from './notes';
import { phoneNumber } from './phone-number';
import { Steps } from './steps';
import styles from './ticket-card.module.css';

/** Orders that were added later are also unfolded on a phone. */
const OPENED_AT = Date.now();

/** One order, like a paper ticket above the stove. */
export function TicketCard({ order }: { order: ListedOrder }) {
  const { ticket, savedAt } = order;
  const nameId = useId();
  const {
    reference,
    email,
    phone,
    isCancelled,
    time,
    fulfillment,
    address,
    paymentMethod,
    totalCents,
    items,
  } = ticket;
  const name = isolated(ticket.name) || 'No name';
  const [isOpen, setOpen] = useState(savedAt >= OPENED_AT);
  return (
    <article
      className={styles.ticket}
      data-over={isOver(order)}
      data-open={isOpen}
      aria-labelledby={nameId}
    >
      <header className={styles.head}>
        <h3 id={nameId} className={styles.name}>
          <span translate="no">{`${name} `}</span>
          <span className={styles.reference} translate="no">
            {reference}
          </span>
        </h3>
        {isOver(order) && (
          <p className={styles.badge} data-cancelled={isCancelled}>
            {!isCancelled && <Check size={16} aria-hidden />}
            <span key={String(isCancelled)}>{isCancelled ? 'Cancelled' : 'Done'}</span>
          </p>
        )}
        {time && <p className={styles.time}>{isolated(time)}</p>}
        <button
          type="button"
          className={styles.fold}
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          <span>Details</span>
          <span className="visually-hidden">{` of order ${reference}`}</span>
          <ChevronDown size={18} aria-hidden />
        </button>
        <div className={styles.contact} translate="no">
          {fulfillment === 'Pickup' ? (
            <p className={styles.way}>Pickup</p>
          ) : (
            <a className={styles.way} href={mapLink(address)} target="_blank" rel="noopener">
              <MapPin size={18} aria-hidden />
              <span>{isolated(address)}</span>
            </a>
          )}
          {isEmail(email) ? (
            <a className={styles.way} href={`mailto:${encodeEmail(email)}`}>
              <Mail size={18} aria-hidden />
              <span>{email}</span>
            </a>
          ) : (
            <p className={styles.way}>{email}</p>
          )}
          {phone && <PhoneLine phone={phone} />}
        </div>
        <Notes order={order} />
      </header>
      <ul role="list" className={styles.lines}>
        {items.map((item, index) => (
          // The index is the key, because lines never move and nothing in them is guaranteed to be unique.
          <li key={index} className={styles.line}>
            <span className={styles.quantity}>{`${String(item.quantity)} ×`}</span>
            <div>
              <span className={styles.dish}>{isolated(item.name)}</span>
              <span className={styles.size}>{`, ${portionText(item)}`}</span>
              {item.flavor === NO_FLAVOR && <p className={styles.note}>{NO_FLAVOR}</p>}
              {item.note && <p className={styles.note}>{isolated(item.note)}</p>}
            </div>
          </li>
        ))}
      </ul>
      <p className={styles.total}>
        <span>{`${paymentMethod} `}</span>
        <strong>{formatMoney(totalCents)}</strong>
      </p>
      <div className={styles.actions}>
        {!isCancelled && <Steps order={order} name={name} />}
        <RemoveOrders
          look="quiet"
          what={`order ${reference}`}
          isUnwanted={(order) => order.ticket.reference === reference}
        />
      </div>
    </article>
  );
}

function PhoneLine({ phone }: { phone: string }) {
  const number = phoneNumber(phone);
  if (!number) return <p className={styles.way}>{isolated(phone)}</p>;
  return (
    <a className={styles.way} href={`tel:${number}`}>
      <Phone size={18} aria-hidden />
      <span>{isolated(phone)}</span>
    </a>
  );
}
