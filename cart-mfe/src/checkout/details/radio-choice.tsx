import styles from './radio-choice.module.css';

interface RadioChoiceProps<Option extends string> {
  legend: string;
  name: string;
  options: readonly Option[];
  value: Option;
  onChange: (option: Option) => void;
  /** The legend heads the sheet, and the options stand one below the other. */
  isHeading?: boolean;
}

export function RadioChoice<Option extends string>({
  legend,
  name,
  options,
  value,
  onChange,
  isHeading = false,
}: RadioChoiceProps<Option>) {
  return (
    <fieldset>
      <legend className={isHeading ? styles.heading : styles.legend}>{legend}</legend>
      <div className={`${styles.options} ${isHeading ? '' : styles.row}`}>
        {options.map((option) => (
          <label key={option} className={styles.option}>
            <input
              type="radio"
              name={name}
              value={option}
              checked={option === value}
              onChange={() => {
                onChange(option);
              }}
            />
            <span>{option}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
