import { MENU_LIMITS } from '@simmer/shared/menu';
import { Button } from '@simmer/shared/ui/button';
import { isBlank } from '@simmer/shared/blank';
import { isolated } from '@simmer/shared/isolated';
import { Status } from '@simmer/shared/ui/status';
import { Plus } from 'lucide-react';
import { useId, useState } from 'react';
import { BLANK_ROW, type Draft } from '../draft/draft';
import type { Problems } from '../draft/field-problems';
import { SizeFields } from './size-fields';
import styles from './size-rows.module.css';
import { useRows } from './use-rows';
import words from './words.module.css';

interface SizeRowsProps {
  sizes: Draft['sizes'];
  problems: Problems;
  /** Whether the rows have the field "Feeds" from the start; otherwise a button adds it. */
  hasFeeds: boolean;
  onChange: (part: Pick<Draft, 'sizes'>) => void;
}

export function SizeRows({ sizes, problems, hasFeeds, onChange }: SizeRowsProps) {
  const [showsFeeds, setShowsFeeds] = useState(hasFeeds);
  const headingId = useId();
  const { group, heading, focusHeading, add, change, remove } = useRows({
    rows: sizes,
    blank: BLANK_ROW,
    field: '[name="label"]',
    onChange: (rows) => onChange({ sizes: rows }),
  });

  return (
    <div role="group" aria-labelledby={headingId} ref={group}>
      <p id={headingId} ref={heading} tabIndex={-1} className={words.label}>
        <span>Sizes </span>
        <span className={styles.need}>(at least one required)</span>
      </p>
      <div className={styles.rows}>
        {sizes.map((row, index) => (
          <SizeFields
            key={row.key}
            row={row}
            number={index + 1}
            problems={problems}
            hasFeeds={showsFeeds}
            onChange={change}
            onRemove={sizes.length === 1 ? undefined : () => remove(row.key)}
          />
        ))}
      </div>
      <p className={styles.hint}>
        Sizes without a price are not saved. Servings tell guests how many people a size feeds.
      </p>
      <Status className={styles.hint}>{withoutFeedsText(sizes)}</Status>
      <div className={styles.more}>
        {sizes.length < MENU_LIMITS.sizes && (
          <Button look="quiet" onClick={() => add()}>
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

/** Which sizes have no servings; empty where all or none have some. */
function withoutFeedsText(rows: Draft['sizes']): string {
  const sold = rows.filter(({ price }) => !isBlank(price));
  const without = sold.filter(({ feeds }) => isBlank(feeds));
  if (without.length === 0 || without.length === sold.length) return '';
  return `Without servings: ${without.map(({ label }) => isolated(label)).join(', ')}.`;
}
