import { useId } from 'react';
import { Chip } from '../item-form/chip';
import chip from '../item-form/chip.module.css';
import type { LimitedDish } from './limit-text';
import styles from './limit-form.module.css';

interface DishChoiceProps {
  groups: readonly (readonly [title: string, dishes: readonly LimitedDish[]])[];
  chosen: readonly string[];
  problem: string | undefined;
  onChange: (chosen: readonly string[]) => void;
}

/** The dishes that share a limit. */
export function DishChoice({ groups, chosen, problem, onChange }: DishChoiceProps) {
  const id = useId();
  return (
    <div role="group" aria-labelledby={`${id}-label`} className={styles.group}>
      <p id={`${id}-label`} className={styles.label}>
        Dishes
      </p>
      {groups.map(
        ([title, dishes]) =>
          dishes.length > 0 && (
            <fieldset key={title}>
              <legend className={styles.hint}>{title}</legend>
              <div className={chip.chips}>
                {dishes.map((dish) => (
                  <Chip
                    key={dish.id}
                    label={dish.name}
                    checked={chosen.includes(dish.id)}
                    {...(problem && { 'aria-invalid': true, 'aria-describedby': `${id}-error` })}
                    onChange={({ target }) => {
                      const others = chosen.filter((one) => one !== dish.id);
                      onChange(target.checked ? [...others, dish.id] : others);
                    }}
                  />
                ))}
              </div>
            </fieldset>
          ),
      )}
      {problem && (
        <p id={`${id}-error`} className={styles.error}>
          {problem}
        </p>
      )}
    </div>
  );
}
