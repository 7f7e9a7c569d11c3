import { PLATES } from '@simmer/shared/config';
import plates from '@simmer/shared/plates.svg';
import { useId } from 'react';
import type { Draft } from '../draft/draft';
import { Disclosure } from './disclosure';
import styles from './plate-choice.module.css';
import words from './words.module.css';

interface PlateChoiceProps {
  chosen: Draft['plate'];
  onChange: (part: Pick<Draft, 'plate'>) => void;
}

/** What guests see in place of a photo. When closed, it names the chosen drawing in one line. */
export function PlateChoice({ chosen, onChange }: PlateChoiceProps) {
  const name = useId();
  return (
    <Disclosure title="Drawing" detail={chosen}>
      <fieldset>
        <legend className={words.hint}>What guests see without a photo</legend>
        <div className={styles.choices}>
          {PLATES.map((plate) => (
            <label key={plate} className={styles.choice}>
              <img src={`${plates}#${plate}`} alt="" loading="lazy" className={styles.picture} />
              <span className={styles.name}>
                <input
                  type="radio"
                  name={name}
                  checked={plate === chosen}
                  onChange={() => {
                    onChange({ plate });
                  }}
                />
                <span>{plate}</span>
              </span>
            </label>
          ))}
        </div>
      </fieldset>
    </Disclosure>
  );
}
