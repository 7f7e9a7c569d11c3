import { counted } from '@simmer/shared/counted';
import { dishPools, LIMITS, windows, type Pool } from '@simmer/shared/limits';
import { useStore } from '@simmer/shared/store';
import { Button } from '@simmer/shared/ui/button';
import { Plus } from 'lucide-react';
import { useEditor } from '../editor/editor-context';
import { Group } from '../item-form/group';
import { Switch } from '../item-form/switch';
import { allDishes, dishesWithRules, dishRuleText, poolText } from './limit-text';
import { dishesOf } from '../stored-menu/stored-menu';
import { useLimits } from './limits-context';
import styles from './limits-section.module.css';

interface PartProps {
  title: string;
  isOpen: boolean;
  onToggle: (isOpen: boolean) => void;
}

/** What is set, a line for each, and a button for another one. */
export function Pools({ kind, ...group }: PartProps & { kind: Pool['kind'] }) {
  const limits = useLimits();
  const { stored, today } = useStore(limits);
  const isWindow = kind === 'window';
  const pools = isWindow ? windows(stored) : dishPools(stored);
  const most = isWindow ? LIMITS.windows : LIMITS.pools;
  const names = useDishNames();
  return (
    <Group
      {...group}
      count={pools.length === 0 ? 'None' : counted(pools.length, isWindow ? 'window' : 'limit')}
    >
      {isWindow && (
        <p className={styles.note}>
          When you deliver. Guests choose one of these instead of the times under “Ordering”.
        </p>
      )}
      <ul role="list">
        {pools.map((pool) => (
          <Row
            key={pool.id}
            name={pool.name}
            texts={[
              poolText(stored, pool, today),
              ...(isWindow ? [] : [named(pool.dishes.map(names))]),
            ]}
            onEdit={() => limits.open(kind, pool.id)}
          />
        ))}
      </ul>
      {pools.length < most ? (
        <More
          label={isWindow ? 'Add a window' : 'Limit a dish'}
          onClick={() => limits.open(kind)}
        />
      ) : (
        <p className={styles.note}>{`You have all ${String(most)}. Delete one to add another.`}</p>
      )}
    </Group>
  );
}

export function DishRules(group: PartProps) {
  const limits = useLimits();
  const { stored } = useStore(limits);
  const dishes = dishesWithRules(stored);
  const names = useDishNames();
  return (
    <Group
      {...group}
      count={dishes.length === 0 ? 'None' : counted(dishes.length, 'dish', 'dishes')}
    >
      <p className={styles.note}>
        For dishes that guests must order earlier than others, or not in every number.
      </p>
      <ul role="list">
        {dishes.map((dish) => (
          <Row
            key={dish}
            name={names(dish)}
            texts={[dishRuleText(stored, dish)]}
            onEdit={() => limits.open('dish', dish)}
          />
        ))}
      </ul>
      <More label="Add a dish" onClick={() => limits.open('dish')} />
    </Group>
  );
}

export function WhenSilent(group: PartProps) {
  const limits = useLimits();
  const { stored, write } = useStore(limits);
  const passes = stored.whenSilent === 'pass';
  return (
    <Group {...group} count={passes ? 'taken' : 'refused'}>
      <p className={styles.note}>
        If the database doesn’t answer, guests are asked to try again later, so that you never get
        more orders than you can cook. You can also take their orders without counting them.
      </p>
      <Switch
        label="Take orders that can’t be counted"
        isOn={passes}
        isSending={write.status === 'sending'}
        onToggle={() => void limits.setWhenSilent(passes ? 'refuse' : 'pass')}
      />
    </Group>
  );
}

function Row({ name, texts, onEdit }: { name: string; texts: string[]; onEdit: () => void }) {
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <p className={styles.name}>{name}</p>
        {texts.map((text) => (
          <p key={text} className={styles.text}>
            {text}
          </p>
        ))}
      </div>
      <Button aria-label={`Edit ${name}`} onClick={onEdit}>
        Edit
      </Button>
    </li>
  );
}

function More({ label, onClick }: { label: string; onClick: () => void }) {
  return (
    <div className={styles.more}>
      <Button look="quiet" onClick={onClick}>
        <Plus aria-hidden />
        <span>{label}</span>
      </Button>
    </div>
  );
}

/** The name of a dish by its id. */
function useDishNames(): (id: string) => string {
  const groups = allDishes(useStore(useEditor().menu, dishesOf));
  const names = new Map(groups.flatMap(([, all]) => all).map(({ id, name }) => [id, name]));
  return (id) => names.get(id) ?? 'a dish that is gone';
}

const MOST_NAMED = 4;

function named(names: readonly string[]): string {
  const more = names.length - MOST_NAMED;
  return more > 1
    ? `${names.slice(0, MOST_NAMED).join(', ')} and ${String(more)} more`
    : names.join(', ');
}
