import { useRef, useState, type KeyboardEvent } from 'react';
import styles from './choice-chips.module.css';

const STEPS: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowUp: -1,
  ArrowRight: 1,
  ArrowDown: 1,
};

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

/**
 * Shortcuts for a field that takes other values, too. So they are buttons that are pressed, not radio buttons; but as with
 * those, Tab stops once, and the arrow keys lead from one to the next.
 */
export function ChoiceChips({ label, chips, value, onChoose, isGrid = false }: ChoiceChipsProps) {
  const group = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState(0);

  function move(event: KeyboardEvent): void {
    const step = STEPS[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const next = (current + step + chips.length) % chips.length;
    setCurrent(next);
    group.current?.querySelectorAll('button')[next]?.focus();
  }

  return (
    <div
      ref={group}
      role="group"
      aria-label={label}
      className={isGrid ? styles.grid : styles.row}
      onKeyDown={move}
    >
      {chips.map((chip, index) => {
        const isChosen = chip.value === value;
        return (
          <button
            key={chip.value}
            type="button"
            className={styles.chip}
            aria-label={chip.name}
            aria-pressed={isChosen}
            tabIndex={index === Math.min(current, chips.length - 1) ? 0 : -1}
            onClick={() => {
              setCurrent(index);
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
