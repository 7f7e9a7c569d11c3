import { isBlank } from '@simmer/shared/blank';
import { LIMITS, type Limits } from '@simmer/shared/limits';
import { WEEKDAYS } from '@simmer/shared/ordering';
import { yearProblem, type Problems } from '../draft/field-problems';
import { textProblem } from '../draft/typed-text';
import {
  chosenDishes,
  countIn,
  dateRows,
  phoneCounts,
  textOf,
  weekdayText,
  type FormPlace,
  type LimitDraft,
} from './limit-draft';

/** The most dates that a pool has limits for: the database rules allow 400 limits in all. */
export const MOST_DATES = 12;
/** The database rules allow no longer list, and no more dishes with the same rule. */
export const MOST_DISHES = 100;

const MANY_DISHES = `At most ${String(MOST_DISHES)} dishes can have this. Cancel, and delete the rules of one that is gone.`;
const MANY_POOLS = `There can be at most ${String(LIMITS.pools)}. Cancel, and delete one to add another.`;
const DISH_RULES = ['leadDays', 'least', 'most'] as const;

/** What a number may be; undefined for a field that has none. */
export function rangeOf(name: string): readonly [from: number, to: number] | undefined {
  if (/^(leadDays$|least$|most$|size )/.test(name)) return [1, LIMITS.few];
  if (name === 'guest') return [1, LIMITS.portions];
  return /^(usual$|on |count |take )/.test(name) ? [0, LIMITS.portions] : undefined;
}

/** `dishes` and `taken` are about several fields. */
export function limitProblems(
  { pools, ...rules }: Limits,
  { kind, id }: FormPlace,
  draft: LimitDraft,
): Problems {
  const problems = new Map<string, string>();
  const add = (name: string, problem: string | undefined) => {
    if (problem) problems.set(name, problem);
  };
  const text = (name: string) => textOf(draft, name);
  const isEmpty = (...names: string[]) => names.every((name) => isBlank(text(name)));
  const of = kind === 'window' ? 'orders' : 'portions';

  for (const name of Object.keys(draft)) {
    const count = countIn(text(name));
    const [from, to] = rangeOf(name) ?? [-Infinity, Infinity];
    if (rangeOf(name) && count !== undefined && !(count >= from && count <= to))
      add(
        name,
        `Enter a whole number of ${name === 'leadDays' ? 'days' : of}, from ${String(from)} to ${String(to)}.`,
      );
  }
  if (kind === 'dish') {
    if (text('dish') === '') add('dish', 'Choose a dish.');
    else if (isEmpty(...DISH_RULES)) add('leadDays', 'Fill in one of the fields.');
    for (const rule of DISH_RULES) {
      const others = Object.keys(rules[rule]).filter((dish) => dish !== text('dish'));
      if (!isEmpty(rule) && others.length >= MOST_DISHES) add(rule, MANY_DISHES);
    }
    const least = text('least').trim();
    if (problems.size === 0 && (countIn(least) ?? 0) > (countIn(text('most')) ?? LIMITS.few))
      add('most', `Enter ${least} or more: the smallest number is ${least}.`);
    return problems;
  }
  if (kind === 'phone') {
    add(
      'name',
      textProblem(text('name'), LIMITS.name, 'Enter a name, so that you can find it again.'),
    );
    if (problems.size === 0 && Object.keys(phoneCounts(draft)).length === 0)
      add('taken', 'Enter how many portions, or choose a window.');
    return problems;
  }

  const blank =
    kind === 'window'
      ? 'Enter the hours, such as “4 to 6 pm”.'
      : 'Enter a name, such as “Desserts”.';
  const name = text('name').trim().toLowerCase();
  const isOther = (pool: (typeof pools)[number]) => pool.kind === kind && pool.id !== id;
  const isTaken = pools.some((pool) => isOther(pool) && pool.name.toLowerCase() === name);
  add('name', textProblem(text('name'), LIMITS.name, blank));
  if (isTaken) add('name', 'Another one has this name. Enter a different name.');
  // Another manager may have added one since the form was opened.
  if (pools.filter(isOther).length >= LIMITS.pools) add('name', MANY_POOLS);

  const rows = dateRows(draft);
  for (const { key, date, count } of rows) {
    const field = `date ${String(key)}`;
    add(field, yearProblem(date));
    if (date === '' && !isBlank(count)) add(field, 'Choose the date.');
    else if (date !== '' && rows.find((row) => row.date === date)?.key !== key)
      add(field, 'This date is here twice. Change it, or remove it.');
    if (date !== '' && isBlank(count)) add(`count ${String(key)}`, `Enter how many ${of}.`);
  }
  if (kind === 'window') return problems;

  const dishes = chosenDishes(draft).length;
  if (dishes === 0) add('dishes', 'Choose at least one dish.');
  if (dishes > MOST_DISHES) add('dishes', `Choose at most ${String(MOST_DISHES)} dishes.`);
  const isLimited =
    WEEKDAYS.some((day) => !isBlank(weekdayText(draft, day))) ||
    rows.some(({ date }) => date !== '') ||
    !isEmpty('guest');
  if (!isLimited) add('usual', 'Enter how many portions you can make in a day.');
  return problems;
}
