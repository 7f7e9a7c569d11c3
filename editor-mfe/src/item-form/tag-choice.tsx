import { ALLERGENS, DIETS, tagText } from '@simmer/shared/menu';
import type { Draft } from '../draft/draft';
import { ChipChoice } from './chip-choice';
import { Disclosure } from './disclosure';

interface TagChoiceProps {
  chosen: Draft['tags'];
  onChange: (part: Pick<Draft, 'tags'>) => void;
}

const options = (tags: readonly string[]) => tags.map((tag) => [tag, tag] as const);
const GROUPS = [
  ['It is', options(DIETS)],
  ['It contains', options(ALLERGENS)],
] as const;

/** When closed, it shows the chosen tags in one line. */
export function TagChoice({ chosen, onChange }: TagChoiceProps) {
  return (
    <Disclosure title="Diet and allergens" detail={tagText(chosen) || 'None selected'}>
      <ChipChoice groups={GROUPS} chosen={chosen} onChange={(tags) => onChange({ tags })} />
    </Disclosure>
  );
}
