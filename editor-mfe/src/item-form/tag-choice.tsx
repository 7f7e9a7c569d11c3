import { ALLERGENS, DIETS, tagText } from '@simmer/shared/menu';
import { withTag, type Draft } from '../draft/draft';
import { Chip } from './chip';
import chip from './chip.module.css';
import { ChosenSummary } from './chosen-summary';
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
      <ChosenSummary title="Diet and allergens" chosen={tagText(chosen) || 'None selected'} />
      {GROUPS.map(({ legend, tags }) => (
        <fieldset key={legend} className={styles.group}>
          <legend className={styles.legend}>{legend}</legend>
          <div className={chip.chips}>
            {tags.map((tag) => (
              <Chip
                key={tag}
                label={tag}
                checked={chosen.includes(tag)}
                onChange={({ target }) => onChange({ tags: withTag(chosen, tag, target.checked) })}
              />
            ))}
          </div>
        </fieldset>
      ))}
    </details>
  );
}
