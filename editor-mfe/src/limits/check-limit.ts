import { isBlank } from '@simmer/shared/blank';
import { LIMITS, type Limits } from '@simmer/shared/limits';
import { WEEKDAYS } from '@simmer/shared/ordering';
import { textProblem } from '../draft/typed-text';
import { countIn, weekdayText, type FormPlace, type LimitDraft } from './limit-draft';

/** The message for each invalid field, by the name of its input. */
export type LimitProblems = ReadonlyMap<string, string>;

/** The most dates that a pool has limits for: the database rules allow 400 limits in all. */
export const MOST_DATES = 12;
/** The database rules allow no longer list. */
const MOST_DISHES = 100;

/** The names of inputs that there are several of. */
export const inputName = {
  weekday: (day: number) => `week-${String(day)}`,
  size: (label: string) => `size-${label}`,
  date: (key: number) => `date-${String(key)}`,
  dateCount: (key: number) => `count-${String(key)}`,
  portions: (pool: string) => `portions-${pool}`,
};

/** @param unreadable the names of inputs with an incomplete date, for which a browser gives an empty value. */
export function limitProblems(
  all: Limits,
  place: FormPlace,
  draft: LimitDraft,
  unreadable: ReadonlySet<string>,
): LimitProblems {
  const problems = new Map<string, string>();
  const add = (name: string, problem: string | undefined) => {
    if (problem) problems.set(name, problem);
  };
  const number = (name: string, text: string | undefined, [from, to]: Range, of: string) => {
    const count = countIn(text);
    if (count !== undefined && !(count >= from && count <= to))
      add(name, `Enter a whole number of ${of}, from ${String(from)} to ${String(to)}.`);
  };

  if (place.kind === 'dish') {
    number('leadDays', draft.leadDays, FEW, 'days');
    number('least', draft.least, FEW, 'portions');
    number('most', draft.most, FEW, 'portions');
    const { leadDays, least, most, dish } = draft;
    if (dish === '') add('dish', 'Choose a dish.');
    else if ([leadDays, least, most].every(isBlank)) add('leadDays', 'Fill in one of the fields.');
    if (problems.size === 0 && (countIn(least) ?? 0) > (countIn(most) ?? LIMITS.few))
      add('most', `Enter ${least.trim()} or more: the smallest number is ${least.trim()}.`);
    return problems;
  }
  if (place.kind === 'phone') {
    add('name', textProblem(draft.name, LIMITS.name, 'Enter a name, so that you find it again.'));
    for (const [pool, text] of Object.entries(draft.portions))
      number(inputName.portions(pool), text, MANY, 'portions');
    const hasSome = draft.window !== '' || Object.values(draft.portions).some((n) => countIn(n));
    if (!hasSome && problems.size === 0)
      add('portions', 'Enter how many portions, or choose a window.');
    return problems;
  }

  const isWindow = place.kind === 'window';
  const of = isWindow ? 'orders' : 'portions';
  const blank = isWindow
    ? 'Enter the hours, such as “4 to 6 pm”.'
    : 'Enter a name, such as “Desserts”.';
  const isTaken = all.pools.some(
    ({ id, kind, name }) =>
      kind === place.kind &&
      id !== place.id &&
      name.toLowerCase() === draft.name.trim().toLowerCase(),
  );
  add('name', textProblem(draft.name, LIMITS.name, blank));
  if (isTaken) add('name', 'Another one has this name. Enter a different name.');
  if (!isWindow && draft.dishes.length === 0) add('dishes', 'Choose at least one dish.');
  if (draft.dishes.length > MOST_DISHES)
    add('dishes', `Choose at most ${String(MOST_DISHES)} dishes.`);
  for (const [label, text] of Object.entries(draft.sizes))
    number(inputName.size(label), text, FEW, 'portions');
  number('perDay', draft.perDay, MANY, of);
  for (const day of WEEKDAYS) number(inputName.weekday(day), draft.week[day], MANY, of);
  number('perGuest', draft.perGuest, [1, LIMITS.portions], of);

  const dates = draft.dates.filter(({ date, count }) => date !== '' || !isBlank(count));
  for (const { key, date, count } of draft.dates) {
    if (unreadable.has(inputName.date(key)))
      add(inputName.date(key), 'This date isn’t complete or doesn’t exist. Fix it, or remove it.');
    else if (date.length > 10) add(inputName.date(key), 'Enter a year with four digits.');
    else if (date === '' && !isBlank(count)) add(inputName.date(key), 'Choose the date.');
    else if (date !== '' && draft.dates.some((one) => one.date === date && one.key < key))
      add(inputName.date(key), 'This date is here twice. Change it, or remove it.');
    if (date !== '' && isBlank(count)) add(inputName.dateCount(key), `Enter how many ${of}.`);
    number(inputName.dateCount(key), count, MANY, of);
  }
  const isUnlimited = WEEKDAYS.every((day) => isBlank(weekdayText(draft, day)));
  if (!isWindow && isUnlimited && dates.length === 0 && isBlank(draft.perGuest))
    add('perDay', 'Enter how many portions you can make in a day.');
  return problems;
}

type Range = readonly [least: number, most: number];
const FEW: Range = [1, LIMITS.few];
const MANY: Range = [0, LIMITS.portions];
