import { reportError } from '@simmer/shared/report';
import { useFocusReturn } from '@simmer/shared/ui/use-focus-return';
import { useCallback, useEffect, useState } from 'react';
import { RetryButton } from '../item-form/retry-button';
import section from '../item-form/section-head.module.css';
import type * as Loaded from '../limits-section/limits-section';
import styles from './menu-editor.module.css';

/** Loads the section "Limits", which few shops have. */
export function LoadLimits() {
  const [part, setPart] = useState<typeof Loaded | 'failed'>();
  const [heading, focusHeading] = useFocusReturn<HTMLHeadingElement>();
  const load = useCallback(() => {
    import(/* webpackChunkName: "limits" */ '../limits-section/limits-section').then(
      setPart,
      (error: unknown) => {
        reportError('editor', 'the limits could not be loaded.', error);
        setPart('failed');
      },
    );
  }, []);
  useEffect(load, [load]);

  if (part && part !== 'failed') return <part.LimitsSection />;
  return (
    <section className={styles.sheet} aria-labelledby="limits">
      <div className={section.head}>
        <h2 id="limits" ref={heading} tabIndex={-1} className={section.heading}>
          Limits
        </h2>
        <p className={section.summary}>
          {part ? 'We can’t load the limits right now.' : 'Loading…'}
        </p>
        {part && (
          <RetryButton
            label="Try again to load the limits"
            onRetry={() => {
              setPart(undefined);
              load();
            }}
            returnFocus={focusHeading}
          />
        )}
      </div>
    </section>
  );
}
