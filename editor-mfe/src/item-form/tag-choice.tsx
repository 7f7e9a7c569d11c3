import { ALLERGENS, DIETS, tagText, type Tag } from '@simmer/shared/menu';
import { withTag, type Draft } from '../draft/draft';
import { Chip } from './chip';
import chip from './chip.module.css';
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
      <TagGroups
        chosen={chosen}
        onToggle={(tag, isOn) => onChange({ tags: withTag(chosen, tag, isOn) })}
      />
    </details>
  );
}

interface TagGroupsProps {
  chosen: Draft['tags'];
  onToggle: (tag: Tag, isOn: boolean) => void;
}

export function TagGroups({ chosen, onToggle }: TagGroupsProps) {
  return GROUPS.map(({ legend, tags }) => (
    <fieldset key={legend} className={styles.group}>
      <legend className={styles.legend}>{legend}</legend>
      <div className={chip.chips}>
        {tags.map((tag) => (
          <Chip
            key={tag}
            label={tag}
            checked={chosen.includes(tag)}
            onChange={({ target }) => onToggle(tag, target.checked)}
          />
        ))}
      </div>
    </fieldset>
  ));
}
