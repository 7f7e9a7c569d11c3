import { TextField } from '@simmer/shared/ui/field';
import type { LimitProblems } from '../limits/check-limit';
import type { FormPlace, LimitDraft } from '../limits/limit-draft';
import { useLimits } from './limits-context';

export interface FieldsProps {
  place: FormPlace;
  draft: LimitDraft;
  problems: LimitProblems;
}

type TextName = 'name' | 'perDay' | 'perGuest' | 'leadDays' | 'least' | 'most';

/** What the fields of a form have in common. */
export function useInputs({ draft, problems }: FieldsProps) {
  const { change } = useLimits();

  const text = (name: TextName) => ({
    value: draft[name],
    error: problems.get(name),
    autoComplete: 'off',
    onValue: (value: string) => {
      const part: Partial<Record<TextName, string>> = { [name]: value };
      change(part);
    },
  });
  const number = (name: TextName) => ({ ...text(name), inputMode: 'numeric' as const });
  /** One of several numbers that are kept together. */
  const numberOf = (
    part: 'week' | 'sizes' | 'portions',
    key: string,
    name: string,
    label: string,
    hint?: string,
  ) => (
    <TextField
      key={key}
      {...{ label, hint, name }}
      inputMode="numeric"
      autoComplete="off"
      value={draft[part][key] ?? ''}
      error={problems.get(name)}
      onValue={(value) => {
        const changed: Partial<Pick<LimitDraft, typeof part>> = {
          [part]: { ...draft[part], [key]: value },
        };
        change(changed);
      }}
    />
  );
  return { change, text, number, numberOf };
}
