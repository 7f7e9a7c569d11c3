import { isManager, useAuth } from '@simmer/shared/auth';
import { dayText } from '@simmer/shared/day-text';
import type { MenuStore } from '@simmer/shared/menu-store';
import { ROUTES } from '@simmer/shared/navigation';
import { LinkButton } from '@simmer/shared/ui/button';
import { useEffect } from 'react';
import styles from './day-preview.late.module.css';

interface DayPreviewProps {
  store: MenuStore;
  /** Like `2026-12-24`. */
  day: string;
}

/** Shows a manager the menu of another day, as guests will see it. Everybody else sees today's. */
export function DayPreview({ store, day }: DayPreviewProps) {
  const isShown = isManager(useAuth());
  useEffect(() => {
    if (!isShown) return undefined;
    store.showDay(day);
    return () => store.showDay();
  }, [isShown, store, day]);
  if (!isShown) return null;
  return (
    <section className={styles.strip} aria-label="Preview">
      <p role="status">{`The menu as guests see it on ${dayText(day)}.`}</p>
      <LinkButton to={ROUTES.home}>Back to today</LinkButton>
    </section>
  );
}
