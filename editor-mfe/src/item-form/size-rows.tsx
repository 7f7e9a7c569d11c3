import { MENU_LIMITS } from '@simmer/shared/menu';
import { Button } from '@simmer/shared/ui/button';
import { useFocusReturn } from '@simmer/shared/ui/use-focus-return';
import { Plus } from 'lucide-react';
import { useId, useState } from 'react';
import type { Problems } from '../draft/check-draft';
import { withChangedRow, withNewRow, withoutRow, type Draft } from '../draft/draft';
import { SizeRow } from './size-row';
import styles from './size-rows.module.css';
import { useFocusNewRow } from './use-focus-new-row';

interface SizeRowsProps {
  draft: Draft;
  problems: Problems['rows'];
  /** Whether the rows have the field "Feeds" from the start; otherwise a button adds it. */
  hasFeeds: boolean;
  onChange: (draft: Draft) => void;
}

export function SizeRows({ draft, problems, hasFeeds, onChange }: SizeRowsProps) {
  const { rows } = draft;
  const [showsFeeds, setShowsFeeds] = useState(hasFeeds);
  const [heading, focusHeading] = useFocusReturn<HTMLParagraphElement>();
  const headingId = useId();
  const { group, expectRow } = useFocusNewRow('[name="label"]', rows.length);

  return (
    <div role="group" aria-labelledby={headingId} ref={group}>
      <p id={headingId} ref={heading} tabIndex={-1} className={styles.heading}>
        <span>Sizes </span>
        <span className={styles.need}>(at least one required)</span>
      </p>
      <p className={styles.hint}>Sizes without a price are not saved.</p>
      <div className={styles.rows}>
        {rows.map((row, index) => (
          <SizeRow
            key={row.key}
            row={row}
            number={index + 1}
            problems={problems.get(row.key) ?? {}}
            hasFeeds={showsFeeds}
            onChange={(changed) => {
              onChange(withChangedRow(draft, changed));
            }}
            onRemove={
              rows.length === 1
                ? undefined
                : () => {
                    focusHeading();
                    onChange(withoutRow(draft, row.key));
                  }
            }
          />
        ))}
      </div>
      <div className={styles.more}>
        {rows.length < MENU_LIMITS.sizes && (
          <Button
            look="quiet"
            onClick={() => {
              expectRow();
              onChange(withNewRow(draft));
            }}
          >
            <Plus aria-hidden />
            <span>Add a size</span>
          </Button>
        )}
        {!showsFeeds && (
          <Button
            look="quiet"
            onClick={() => {
              focusHeading();
              setShowsFeeds(true);
            }}
          >
            Add servings
          </Button>
        )}
      </div>
    </div>
  );
}
