import { ALLERGENS, DIETS, TAGS, tagText } from '@simmer/shared/menu';
import type { Draft } from '../draft/draft';
import styles from './tag-choice.module.css';

interface TagChoiceProps {
  chosen: Draft['tags'];
  onChange: (part: Pick<Draft, 'tags'>) => void;
}

const GROUPS = [
  { legend: 'It is', tags: DIETS },
  { legend: 'It contains', tags: ALLERGENS },
];

/** When closed, it shows the chosen tags in one line. */
export function TagChoice({ chosen, onChange }: TagChoiceProps) {
  return (
    <details className={styles.tags}>
      <summary className={styles.summary}>
        <span className={styles.heading}>{'Diet and allergens '}</span>
        <span className={styles.chosen}>{tagText(chosen) || 'None selected'}</span>
      </summary>
      {GROUPS.map(({ legend, tags }) => (
        <fieldset key={legend} className={styles.group}>
          <legend className={styles.legend}>{legend}</legend>
          <div className={styles.choices}>
            {tags.map((tag) => (
              <label key={tag} className={styles.choice}>
                <input
                  type="checkbox"
                  checked={chosen.includes(tag)}
                  onChange={({ target }) => {
                    const isChosen = (one: string) =>
                      one === tag ? target.checked : chosen.includes(one);
                    onChange({ tags: TAGS.filter(isChosen) });
                  }}
                />
                <span>{tag}</span>
              </label>
            ))}
          </div>
        </fieldset>
      ))}
    </details>
  );
}
