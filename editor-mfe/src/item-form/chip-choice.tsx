import { useId } from 'react';
import styles from './chip-choice.module.css';
import choices from './choices.module.css';
import words from './words.module.css';

interface ChipChoiceProps<Value> {
  /** Missing where the legends say enough. */
  label?: string;
  /** By their legends, which may be empty if there is one group. */
  groups: readonly (readonly [legend: string, options: readonly Option<Value>[]])[];
  chosen: readonly Value[];
  problem?: string | undefined;
  /** @param chosen in the order of the options. */
  onChange: (chosen: readonly Value[], toggled: Value) => void;
}

type Option<Value> = readonly [value: Value, text: string, spoken?: string];

/** Several of some words, to tap: checkboxes that look like the words. */
export function ChipChoice<Value extends string | number>({
  label,
  groups,
  chosen,
  problem,
  onChange,
}: ChipChoiceProps<Value>) {
  const id = useId();
  const all = groups.flatMap(([, options]) => options.map(([value]) => value));
  return (
    <div
      className={choices.group}
      {...(label && { role: 'group', 'aria-labelledby': `${id}-label` })}
    >
      {label && (
        <p id={`${id}-label`} className={words.label}>
          {label}
        </p>
      )}
      {/* Beside the first chip, which gets the focus: the last one may be a screen away. */}
      {problem && (
        <p id={`${id}-error`} className={words.error}>
          {problem}
        </p>
      )}
      {groups.map(([legend, options]) => {
        const chips = (
          <div key={legend} className={styles.chips}>
            {options.map(([value, text, spoken]) => (
              <label key={value} className={styles.chip}>
                <input
                  type="checkbox"
                  aria-label={spoken}
                  checked={chosen.includes(value)}
                  {...(problem && { 'aria-invalid': true, 'aria-describedby': `${id}-error` })}
                  onChange={({ target: { checked } }) => {
                    const isChosen = (one: Value) =>
                      one === value ? checked : chosen.includes(one);
                    onChange(all.filter(isChosen), value);
                  }}
                />
                <span>{text}</span>
              </label>
            ))}
          </div>
        );
        if (legend === '') return chips;
        return (
          <fieldset key={legend}>
            <legend className={choices.legend}>{legend}</legend>
            {chips}
          </fieldset>
        );
      })}
    </div>
  );
}
