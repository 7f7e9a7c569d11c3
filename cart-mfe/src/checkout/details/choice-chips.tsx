import styles from './choice-chips.module.css';

export interface Chip {
  value: string;
  lines: readonly string[];
  /** What screen readers say in place of the lines. */
  name?: string;
}

interface ChoiceChipsProps {
  label: string;
  chips: readonly Chip[];
  /** What the field has, which may be none of them. */
  value: string;
  /** Receives '' when the chosen chip is tapped again. */
  onChoose: (value: string) => void;
  /** Chips of the same width. */
  isGrid?: boolean;
}

/** Shortcuts for a field that takes other values, too. So they are buttons that are pressed, not radio buttons. */
export function ChoiceChips({ label, chips, value, onChoose, isGrid = false }: ChoiceChipsProps) {
  return (
    <div role="group" aria-label={label} className={isGrid ? styles.grid : styles.row}>
      {chips.map((chip) => {
        const isChosen = chip.value === value;
        return (
          <button
            key={chip.value}
            type="button"
            className={styles.chip}
            aria-label={chip.name}
            aria-pressed={isChosen}
            onClick={() => {
              onChoose(isChosen ? '' : chip.value);
            }}
          >
            {chip.lines.map((line) => (
              <span key={line}>{line}</span>
            ))}
          </button>
        );
      })}
    </div>
  );
}
