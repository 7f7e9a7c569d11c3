import { pageLanguage } from '@simmer/shared/config';
import type { MenuStore } from '@simmer/shared/menu-store';
import { ROUTES } from '@simmer/shared/navigation';
import { useEffect } from 'react';
import styles from './day-preview.late.module.css';

interface DayPreviewProps {
  store: MenuStore;
  /** Like `2026-12-24`. */
  day: string;
}

/**
 * Shows the menu of another day, as guests will see it, to whoever has the address: the editor links to it. An order is
 * compared with today's menu all the same. It imports nothing that the menu's own chunk has, because that could then not
 * be merged into it.
 */
export function DayPreview({ store, day }: DayPreviewProps) {
  useEffect(() => {
    store.showDay(day);
    return () => store.showDay();
  }, [store, day]);
  const format = new Intl.DateTimeFormat(pageLanguage(), { dateStyle: 'full', timeZone: 'UTC' });
  return (
    <section className={styles.strip} aria-label="Preview">
      <p role="status">{`The menu as guests see it on ${format.format(new Date(day))}.`}</p>
      <a href={ROUTES.home} className={styles.back}>
        Back to today
      </a>
    </section>
  );
}
