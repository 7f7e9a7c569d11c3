import styles from './radio-choice.module.css';

interface RadioChoiceProps<Option extends string> {
  legend: string;
  name: string;
  options: readonly Option[];
  value: Option;
  onChange: (option: Option) => void;
  /** `sheet`: the legend heads it. `halves`: a switch between two, whose legend is only for screen readers. */
  look?: 'row' | 'sheet' | 'halves';
}

const LEGENDS = { row: styles.legend, sheet: styles.heading, halves: 'visually-hidden' };

export function RadioChoice<Option extends string>({
  legend,
  name,
  options,
  value,
  onChange,
  look = 'row',
}: RadioChoiceProps<Option>) {
  return (
    <fieldset>
      <legend className={LEGENDS[look]}>{legend}</legend>
      <div className={`${styles.options} ${styles[look]}`}>
        {options.map((option) => (
          <label key={option} className={styles.option}>
            <input
              type="radio"
              name={name}
              value={option}
              checked={option === value}
              onChange={() => onChange(option)}
            />
            <span>{option}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
