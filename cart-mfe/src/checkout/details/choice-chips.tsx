import styles from './choice-chips.module.css';

export interface Chip {
  value: string;
  lines: readonly string[];
  /** What screen readers say after the lines, by which speech input finds the chip. */
  meaning?: string;
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
  /** What the field below is for, next to the chips. */
  otherwise: string;
}

/** Shortcuts for a field that takes other values, too: buttons that are pressed, not radio buttons. */
export function ChoiceChips(props: ChoiceChipsProps) {
  const { label, chips, value, onChoose, isGrid = false, otherwise } = props;
  return (
    <>
      <div role="group" aria-label={label} className={isGrid ? styles.grid : styles.row}>
        {chips.map(({ value: own, lines, meaning }) => (
          <button
            key={own}
            type="button"
            className={styles.chip}
            aria-label={meaning && `${lines.join(' ')}, ${meaning}`}
            aria-pressed={own === value}
            onClick={() => {
              onChoose(own === value ? '' : own);
            }}
          >
            {lines.map((line, at) => (
              <span key={line}>{at > 0 ? ` ${line}` : line}</span>
            ))}
          </button>
        ))}
      </div>
      <p className={styles.otherwise}>{otherwise}</p>
    </>
  );
}
