import { reportError } from '@simmer/shared/report';
import { useFocusReturn } from '@simmer/shared/ui/use-focus-return';
import { useCallback, useEffect, useId, useState } from 'react';
import { Section } from '../item-form/section';
import type * as Loaded from '../limits-section/limits-section';

/** Loads the section "Limits", which few shops have. */
export function LoadLimits() {
  const [part, setPart] = useState<typeof Loaded | 'failed'>();
  const titleId = useId();
  const focusReturn = useFocusReturn<HTMLHeadingElement>();
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
    <Section
      title="Limits"
      titleId={titleId}
      focusReturn={focusReturn}
      status={part ?? 'loading'}
      summary=""
      failed="We can’t load the limits right now."
      retry="Try again to load the limits"
      onRetry={() => {
        setPart(undefined);
        load();
      }}
    >
      {null}
    </Section>
  );
}
