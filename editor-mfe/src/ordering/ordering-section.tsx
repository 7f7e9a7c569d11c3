import { pauseTextOf } from '@simmer/shared/ordering';
import { Alert } from '@simmer/shared/ui/alert';
import { Button } from '@simmer/shared/ui/button';
import { useId, useRef } from 'react';
import { useEditor, useOrderingState } from '../editor/editor-context';
import { OrderingForm } from './ordering-form';
import styles from './ordering-section.module.css';
import { orderingSummary } from './ordering-summary';

const STATUS_TEXTS = {
  loading: 'Loading…',
  failed: 'We can’t load these settings right now.',
} as const;

/** When and where the shop takes orders: a one-line summary until the manager opens the form. */
export function OrderingSection() {
  const { ordering } = useEditor();
  const { status, stored, form, isSaved } = useOrderingState();
  const heading = useRef<HTMLHeadingElement>(null);
  const headingId = useId();
  const pauseText = pauseTextOf(stored);

  return (
    <section className={styles.sheet} aria-labelledby={headingId}>
      <div className={styles.head}>
        <h2 id={headingId} ref={heading} tabIndex={-1} className={styles.heading}>
          Ordering
        </h2>
        <p role="status" className={styles.summary}>
          {status === 'loaded' ? orderingSummary(stored) : STATUS_TEXTS[status]}
        </p>
        {status === 'loaded' && !form && <Button onClick={ordering.open}>Edit settings</Button>}
        {status === 'failed' && (
          <Button
            // The list of dishes may have a “Try again” of its own.
            aria-label="Try again to load the settings"
            onClick={() => {
              // The button is about to disappear, and the focus would go to the top of the page.
              heading.current?.focus({ preventScroll: true });
              void ordering.read();
            }}
          >
            Try again
          </Button>
        )}
      </div>
      {isSaved && (
        <Alert
          tone="success"
          message={
            pauseText === undefined
              ? 'Saved. New orders follow these settings.'
              : `Saved. Ordering is paused. Guests see: “${pauseText}”`
          }
          takesFocus
        />
      )}
      {form && (
        <OrderingForm
          form={form}
          labelledBy={headingId}
          onCancel={() => {
            heading.current?.focus({ preventScroll: true });
            ordering.close();
          }}
        />
      )}
    </section>
  );
}
