import { useId } from 'react';
import { Chip } from './chip';
import chip from './chip.module.css';
import styles from './choices.module.css';

interface ChipChoiceProps<Value> {
  label: string;
  /** By their legends, which may be empty if there is one group. */
  groups: readonly (readonly [legend: string, options: readonly Option<Value>[]])[];
  chosen: readonly Value[];
  problem?: string | undefined;
  onToggle: (value: Value, isChosen: boolean) => void;
}

type Option<Value> = readonly [value: Value, text: string, spoken?: string];

/** Several of some words, to tap. */
export function ChipChoice<Value extends string | number>({
  label,
  groups,
  chosen,
  problem,
  onToggle,
}: ChipChoiceProps<Value>) {
  const id = useId();
  return (
    <div role="group" aria-labelledby={`${id}-label`} className={styles.group}>
      <p id={`${id}-label`} className={styles.label}>
        {label}
      </p>
      {groups.map(([legend, options]) => {
        const chips = (
          <div key={legend} className={chip.chips}>
            {options.map(([value, text, spoken]) => (
              <Chip
                key={value}
                label={text}
                aria-label={spoken}
                checked={chosen.includes(value)}
                {...(problem && { 'aria-invalid': true, 'aria-describedby': `${id}-error` })}
                onChange={({ target }) => onToggle(value, target.checked)}
              />
            ))}
          </div>
        );
        if (legend === '') return chips;
        return (
          <fieldset key={legend}>
            <legend className={styles.legend}>{legend}</legend>
            {chips}
          </fieldset>
        );
      })}
      {problem && (
        <p id={`${id}-error`} className={styles.error}>
          {problem}
        </p>
      )}
    </div>
  );
}
