import { counted } from '@simmer/shared/counted';
import { isolated } from '@simmer/shared/isolated';
import { dishPools, LIMITS, windows } from '@simmer/shared/limits';
import { useStore } from '@simmer/shared/store';
import { Button } from '@simmer/shared/ui/button';
import { Plus } from 'lucide-react';
import { Disclosure } from '../item-form/disclosure';
import { dishesWithRules, dishRuleText, lostSizesText, poolText } from './limit-text';
import { useLimits } from './limits-context';
import styles from './limits-section.module.css';
import { useDishes } from './use-dishes';
import words from '../item-form/words.module.css';

const LISTS = {
  dishes: {
    ...{ title: 'Portions per day', one: 'limit', many: 'limits', most: LIMITS.pools },
    ...{ add: 'Limit a dish', note: '' },
  },
  window: {
    ...{ title: 'Delivery windows', one: 'window', many: 'windows', most: LIMITS.windows },
    add: 'Add a window',
    note: 'When you deliver. Guests choose one of these instead of the times under “Ordering”.',
  },
  dish: {
    ...{ title: 'Rules for dishes', one: 'dish', many: 'dishes', most: Infinity },
    add: 'Add a dish',
    note: 'For dishes that must be ordered earlier than others, or only in certain numbers.',
  },
} as const;

/** What is set, a row for each, and a button for another one. */
export function LimitList({ kind }: { kind: keyof typeof LISTS }) {
  const limits = useLimits();
  const { stored, today } = useStore(limits);
  const { dishes, nameOf } = useDishes();
  const { title, one, many, most, add, note } = LISTS[kind];
  const pools = kind === 'window' ? windows(stored) : dishPools(stored);
  const rows =
    kind === 'dish'
      ? dishesWithRules(stored).map(
          (id) => [id, nameOf(id), [dishRuleText(stored, id)], ''] as const,
        )
      : pools.map((pool) => {
          const texts = [
            poolText(stored, pool, today),
            named(pool.dishes.map((id) => isolated(nameOf(id)))),
          ];
          const lost = lostSizesText(stored, pool, dishes);
          return [pool.id, pool.name, texts.filter(Boolean), lost] as const;
        });
  return (
    <Disclosure
      as="h3"
      title={title}
      mustShow={rows.some(([, , , problem]) => problem)}
      detail={rows.length === 0 ? 'None' : counted(rows.length, one, many)}
    >
      {note && <p className={styles.note}>{note}</p>}
      <ul role="list">
        {rows.map(([id, name, texts, problem]) => (
          <li key={id} className={styles.row}>
            <div className={styles.words}>
              <p className={words.label}>{name}</p>
              {texts.map((text) => (
                <p key={text} className={words.hint}>
                  {text}
                </p>
              ))}
              {problem && <p className={words.error}>{problem}</p>}
            </div>
            <Button aria-label={`Edit ${name}`} onClick={() => limits.open(kind, { id })}>
              Edit
            </Button>
          </li>
        ))}
      </ul>
      {rows.length < most ? (
        <div className={styles.more}>
          <Button look="quiet" onClick={() => limits.open(kind)}>
            <Plus aria-hidden />
            <span>{add}</span>
          </Button>
        </div>
      ) : (
        <p
          className={styles.note}
        >{`There can be at most ${String(most)}. Delete one to add another.`}</p>
      )}
    </Disclosure>
  );
}

const MOST_NAMED = 4;

function named(names: readonly string[]): string {
  const more = names.length - MOST_NAMED;
  return more > 1
    ? `${names.slice(0, MOST_NAMED).join(', ')} and ${String(more)} more`
    : names.join(', ');
}
