import { ALLERGENS, DIETS, tagText } from '@simmer/shared/menu';
import { withTag, type Draft } from '../draft/draft';
import styles from './tag-choice.module.css';

interface TagChoiceProps {
  draft: Draft;
  onChange: (draft: Draft) => void;
}

const GROUPS = [
  { legend: 'It is', tags: DIETS },
  { legend: 'It contains', tags: ALLERGENS },
];

/** When closed, it shows the chosen tags in one line. */
export function TagChoice({ draft, onChange }: TagChoiceProps) {
  return (
    <details className={styles.tags}>
      <summary className={styles.summary}>
        <span className={styles.heading}>{'Diet and allergens '}</span>
        <span className={styles.chosen}>{tagText(draft.tags) || 'None selected'}</span>
      </summary>
      {GROUPS.map(({ legend, tags }) => (
        <fieldset key={legend} className={styles.group}>
          <legend className={styles.legend}>{legend}</legend>
          <div className={styles.choices}>
            {tags.map((tag) => (
              <label key={tag} className={styles.choice}>
                <input
                  type="checkbox"
                  checked={draft.tags.includes(tag)}
                  onChange={({ target }) => {
                    onChange(withTag(draft, tag, target.checked));
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
