import type { EntryMode } from '@simmer/shared/account-entry';
import styles from './entry-choice.module.css';

const CHOICES: readonly (readonly [EntryMode, string])[] = [
  ['sign-up', 'New here'],
  ['log-in', 'I have an account'],
];

interface EntryChoiceProps {
  mode: EntryMode;
  onChoose: (mode: EntryMode) => void;
}

export function EntryChoice({ mode, onChoose }: EntryChoiceProps) {
  return (
    <fieldset>
      <legend className="visually-hidden">Do you have an account?</legend>
      <div className={styles.choices}>
        {CHOICES.map(([choice, label]) => (
          <label key={choice} className={styles.choice}>
            <input
              type="radio"
              name="entry"
              value={choice}
              checked={choice === mode}
              onChange={() => {
                onChoose(choice);
              }}
              className={styles.radio}
            />
            <span className={styles.label}>{label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
