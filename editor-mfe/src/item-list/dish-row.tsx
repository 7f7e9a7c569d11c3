import type { Dish } from '@simmer/shared/menu';
import { Alert } from '@simmer/shared/ui/alert';
import type { Elements } from '@simmer/shared/ui/elements';
import { EyeOff } from 'lucide-react';
import { useId, type ReactElement, type Ref } from 'react';
import { EVERY_DAY, planText } from '../draft/plan';
import { useEditor, useOutcome } from '../editor/editor-context';
import { isSending, type ItemWrite } from '../editor/editor-state';
import { SavedNotice } from '../item-form/saved-notice';
import { Switch } from '../item-form/switch';
import { StoredPhoto } from '../photo/stored-photo';
import { failureText } from '../write/write';
import styles from './dish-row.module.css';
import { PlanNote } from './plan-note';

const NOT_DONE: Partial<Record<ItemWrite['action'], 'Not moved' | 'Not deleted'>> = {
  move: 'Not moved',
  delete: 'Not deleted',
};

const MARKS = [
  ['soldOut', 'Sold out', 'isSoldOut'],
  ['hidden', 'Hidden', 'isHidden'],
] as const;

interface DishRowProps {
  ref?: Ref<HTMLElement>;
  dish: Dish;
  /** The address of what guests see without a photo. */
  drawing: string | undefined;
  /** Whether it is one of the dishes that are always on the menu, which take little room. */
  isFixed?: boolean;
  /** What stands below its name. */
  detail?: ReactElement;
  buttons: ReactElement;
  children?: Elements;
}

/** A dish of one of the lists: what guests see of it, its switches and buttons, and what became of the last action. */
export function DishRow({
  ref,
  dish,
  drawing,
  isFixed = false,
  detail,
  buttons,
  children,
}: DishRowProps) {
  const editor = useEditor();
  const { id, name, isSoldOut, isHidden } = dish;
  const { write, notice } = useOutcome(id);
  const nameId = useId();
  const Heading = isFixed ? 'h4' : 'h3';
  // One place for all of it, below the switches, so that nothing moves from under the finger at a tap.
  const state = (
    <div className={styles.chips}>
      {notice ? (
        <SavedNotice itemId={id} />
      ) : (
        <>
          {isSoldOut && <p className={styles.chip}>Sold out</p>}
          {isHidden && (
            <p className={styles.chip}>
              <EyeOff aria-hidden size={16} />
              <span>Hidden from guests</span>
            </p>
          )}
        </>
      )}
    </div>
  );

  return (
    <article
      ref={ref}
      className={`${styles.item} ${isFixed ? styles.row : ''} ${isHidden ? styles.hidden : ''}`}
      aria-labelledby={nameId}
    >
      <div className={styles.title}>
        <StoredPhoto dish={dish} drawing={drawing} isSmall />
        <div>
          <Heading id={nameId} className={styles.name}>
            {name}
          </Heading>
          {detail}
          {planText(dish) !== EVERY_DAY && <PlanNote dish={dish} />}
        </div>
      </div>
      {children}
      {write.status === 'failed' && (
        <Alert message={failureText(NOT_DONE[write.action] ?? 'Not saved', write.reason)} />
      )}
      <div className={styles.actions}>
        {MARKS.map(([mark, label, field]) => (
          <Switch
            key={mark}
            label={label}
            dishName={name}
            isOn={dish[field]}
            isSending={isSending(write, mark)}
            onToggle={() => void editor.setMark(dish, mark, !dish[field])}
          />
        ))}
        <div className={styles.buttons}>
          {isFixed && state}
          {buttons}
        </div>
      </div>
      {!isFixed && state}
    </article>
  );
}
