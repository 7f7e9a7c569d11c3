import { firstClick } from '@simmer/shared/ui/first-click';
import { useRef, useState, type KeyboardEvent } from 'react';
import styles from './choice-chips.module.css';

export interface Chip {
  value: string;
  lines: readonly string[];
  /** Screen readers say this after the lines, and speech input finds the chip by it. */
  meaning?: string;
}

interface ChoiceChipsProps {
  label: string;
  chips: readonly Chip[];
  /** The value of the field, which may match no chip. */
  value: string;
  /** Receives '' when the chosen chip is tapped again. */
  onChoose: (value: string) => void;
  /** Chips of the same width. */
  isGrid?: boolean;
  /** Says, next to the chips, what the field below is for. */
  otherwise: string;
}

/**
 * Shortcuts for a field that takes other values, too. So they are buttons that are pressed, not radio buttons; but as with
 * those, Tab stops once, at the chosen one, and the arrow keys lead from one to the next.
 */
export function ChoiceChips(props: ChoiceChipsProps) {
  const { label, chips, value, onChoose, isGrid = false, otherwise } = props;
  const group = useRef<HTMLDivElement>(null);
  /** Where the focus is; -1 outside. */
  const [focused, setFocused] = useState(-1);
  const chosen = chips.findIndex((chip) => chip.value === value);
  const stop = Math.min(Math.max(focused < 0 ? chosen : focused, 0), chips.length - 1);

  function move(event: KeyboardEvent): void {
    if (!/^Arrow/.test(event.key)) return;
    const step = /Left|Up/.test(event.key) ? -1 : 1;
    event.preventDefault();
    const next = (stop + step + chips.length) % chips.length;
    group.current?.querySelectorAll('button')[next]?.focus();
  }

  return (
    <>
      <div
        ref={group}
        role="group"
        aria-label={label}
        className={isGrid ? styles.grid : styles.row}
        onKeyDown={move}
        onBlur={() => setFocused(-1)}
      >
        {chips.map(({ value: own, lines, meaning }, index) => (
          <button
            key={own}
            type="button"
            className={styles.chip}
            aria-label={meaning && `${lines.join(' ')}, ${meaning}`}
            aria-pressed={index === chosen}
            tabIndex={index === stop ? 0 : -1}
            onFocus={() => setFocused(index)}
            onClick={firstClick(() => onChoose(index === chosen ? '' : own))}
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
