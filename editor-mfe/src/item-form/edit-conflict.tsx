import { shortDayText } from '@simmer/shared/day-text';
import { isolated } from '@simmer/shared/isolated';
import { SECTION_TITLES, tagText, type Dish } from '@simmer/shared/menu';
import { formatMoney } from '@simmer/shared/money';
import { draftOf, isSamePart, PARTS, type Part } from '../draft/draft';
import { NO_PLAN, planText } from '../draft/plan';
import { dishIn, originalDraft, typedDraft, type ItemFormState } from '../editor/editor-state';
import styles from './edit-conflict.module.css';

const LABELS: Readonly<Record<Part, string>> = {
  name: 'Name',
  description: 'Description',
  section: 'Section',
  sizes: 'Sizes',
  flavors: 'Flavors',
  tags: 'Diet and allergens',
  from: 'From',
  until: 'Until',
  weekdays: 'Days of the week',
  photoColor: 'Photo',
  plate: 'Drawing',
  isReady: 'Ready to eat',
};

/** What someone else has stored in fields that the manager has changed as well. */
export function EditConflict({ editing }: { editing: ItemFormState }) {
  const draft = typedDraft(editing);
  const dish = dishIn(editing.id, editing.base);
  const original = originalDraft(editing);
  if (!dish) return null;
  const theirs = draftOf(dish);
  const parts = PARTS.filter(
    (part) => !isSamePart(part, theirs, original) && !isSamePart(part, theirs, draft),
  );
  return (
    <>
      <p>The saved version now says:</p>
      <dl className={styles.words}>
        {parts.map((part) => (
          <div key={part}>
            <dt>{LABELS[part]}</dt>
            <dd>{textOf(part, dish)}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

function textOf(part: Part, dish: Dish): string {
  if (part === 'tags') return tagText(dish.tags) || 'None';
  if (part === 'photoColor') return dish.photoColor ? 'A different photo' : 'None';
  if (part === 'section') return SECTION_TITLES[dish.section];
  if (part === 'flavors') return dish.flavors.map(isolated).join(', ') || 'None';
  if (part === 'from' || part === 'until') return shortDayText(dish[part]) || 'None';
  if (part === 'weekdays') return planText({ ...NO_PLAN, weekdays: dish.weekdays });
  if (part === 'isReady') return dish.isReady ? 'Yes' : 'No';
  if (part !== 'sizes') return dish[part];
  return dish.sizes
    .map(({ label, priceCents, feeds }) =>
      [isolated(label), priceCents === null ? 'no price' : formatMoney(priceCents), isolated(feeds)]
        .filter(Boolean)
        .join(', '),
    )
    .join('\n');
}
