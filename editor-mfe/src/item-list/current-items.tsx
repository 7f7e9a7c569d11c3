import { useStore } from '@simmer/shared/store';
import { Alert } from '@simmer/shared/ui/alert';
import { useFocusReturn } from '@simmer/shared/ui/use-focus-return';
import { useId } from 'react';
import type { MenuState } from '@simmer/shared/menu-store';
import { Status } from '@simmer/shared/ui/status';
import { useEditor } from '../editor/editor-context';
import { allDishesOf } from '../stored-menu/stored-menu';
import { FormerDishes } from '../former-dishes/former-dishes';
import { RetryButton } from '../item-form/retry-button';
import styles from './current-items.module.css';
import { ItemList } from './item-list';
import { PlanMany } from './plan-many';

export function CurrentItems() {
  const { menu } = useEditor();
  const state = useStore(menu);
  const [heading, focusHeading] = useFocusReturn<HTMLHeadingElement>();
  const headingId = useId();

  return (
    <section aria-labelledby={headingId}>
      <h2 id={headingId} ref={heading} tabIndex={-1} className={styles.heading}>
        Current Menu Items
      </h2>
      <Status className={styles.status}>{statusText(state)}</Status>
      {state.status === 'loaded' && (
        <div className={styles.plans}>
          <PlanMany dishes={allDishesOf(state)} />
        </div>
      )}
      {state.status === 'loaded' && (
        <>
          <ItemList menu={state} heading={heading} />
          <div className={styles.former}>
            <FormerDishes />
          </div>
        </>
      )}
      {state.status === 'failed' && (
        <Alert message="We can’t load the menu right now.">
          <p>You can still add an item.</p>
          <div>
            <RetryButton onRetry={() => void menu.retry()} returnFocus={focusHeading} />
          </div>
        </Alert>
      )}
    </section>
  );
}

function statusText(state: MenuState): string {
  if (state.status === 'loading') return 'Loading Menu...';
  if (state.status === 'loaded' && state.dishes.length + state.invalid.length === 0) {
    return 'You have added no items yet. Items you add appear here and on the home page.';
  }
  return '';
}
