import { observeEvents, type EventName } from '@simmer/shared/bus';
import { useEffect, useId, useState } from 'react';
import { Button } from '../ui/button';
import styles from './event-log.module.css';

const LIMIT = 100;

interface Heard {
  id: number;
  time: Date;
  name: EventName;
  payload: string;
}

export function EventLog() {
  const [events, setEvents] = useState<readonly Heard[]>([]);
  const titleId = useId();

  useEffect(() => {
    let count = 0;
    return observeEvents((name, payload) => {
      count += 1;
      const event = { id: count, time: new Date(), name, payload: JSON.stringify(payload) };
      setEvents((before) => [event, ...before].slice(0, LIMIT));
    });
  }, []);

  return (
    <section className={styles.section}>
      <div className={styles.heading}>
        <h3 id={titleId} className={styles.title}>
          Events on the bus
        </h3>
        <Button
          look="quiet"
          disabled={events.length === 0}
          onClick={() => {
            setEvents([]);
          }}
        >
          Clear
        </Button>
      </div>
      {events.length === 0 && <p className={styles.none}>None since the inspector was opened.</p>}
      {/* Not announced as it grows: the shop itself announces what matters, and one tap causes several events. */}
      <div role="log" aria-live="off" aria-labelledby={titleId}>
        <ol role="list">
          {events.map(({ id, time, name, payload }) => (
            <li key={id} className={styles.event}>
              <time dateTime={time.toISOString()}>{`${clockTime(time)} `}</time>
              <strong>{`${name} `}</strong>
              <code className={styles.payload}>{payload}</code>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

function clockTime(time: Date): string {
  return time.toLocaleTimeString('en-GB', {
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    fractionalSecondDigits: 3,
  });
}
