import { counted } from '@simmer/shared/counted';
import { shortDayText } from '@simmer/shared/day-text';
import { isolated } from '@simmer/shared/isolated';
import { dishPools, limitOn, windows, type Limits, type Pool } from '@simmer/shared/limits';
import type { Dish } from '@simmer/shared/menu';
import type { Weekday } from '@simmer/shared/ordering';
import { shopWeek } from '@simmer/shared/shop-week';
import { leftOf, takenOf } from '@simmer/shared/stock';
import { firstOf } from '../draft/first-of';
import {
  dateRows,
  entriesOf,
  limitDraftOf,
  phoneCounts,
  textOf,
  type FormPlace,
  type LimitDraft,
} from '../limits/limit-draft';
import type { LimitsState } from '../limits/limits-editor';
import { shortWeekdayName } from '../draft/plan';

/** The dishes that have a lead time, or a smallest or largest number. */
export const dishesWithRules = ({ leadDays, least, most }: Limits): readonly string[] =>
  Object.keys({ ...leadDays, ...least, ...most });

/** "2 limits · 3 windows"; empty if nothing is set. */
export function limitsSummary(limits: Limits): string {
  return line(
    plural(dishPools(limits).length, 'limit'),
    plural(windows(limits).length, 'window'),
    plural(dishesWithRules(limits).length, 'dish with rules', 'dishes with rules'),
  );
}

const plural = (count: number, one: string, many?: string) =>
  count > 0 && counted(count, one, many);

const line = (...parts: readonly (string | false)[]) => parts.filter(Boolean).join(' · ');

/** "12 a day, 20 on Sat · Large counts as 2 · at most 4 per guest" */
export function poolText(limits: Limits, { id, kind }: Pool, today: string): string {
  const draft = limitDraftOf(limits, { kind, id, isNew: false, day: '' }, today);
  const [usual, guest] = [textOf(draft, 'usual'), textOf(draft, 'guest')];
  const on = (day: Weekday) => textOf(draft, `on ${String(day)}`);
  const week = shopWeek();
  const closed = week.filter((day) => on(day) === '0');
  const numbers = [
    usual && `${kind === 'window' ? counted(Number(usual), 'order') : usual} a day`,
    ...week.map((day) => Number(on(day)) > 0 && `${on(day)} on ${shortWeekdayName(day)}`),
  ];
  return (
    line(
      numbers.filter(Boolean).join(', '),
      closed.length > 0 && `not on ${closed.map(shortWeekdayName).join(', ')}`,
      ...firstOf(dateRows(draft).map(({ date, count }) => `${count} on ${shortDayText(date)}`)),
      ...firstOf(
        weightsOf(limits, id).map(([label, count]) => `${label} counts as ${String(count)}`),
      ),
      guest && `at most ${guest} per guest`,
    ) || 'every day, any number'
  );
}

/** The sizes of a pool that count as more than one, by label. */
const weightsOf = ({ sizes }: Limits, pool: string) => entriesOf(pool, sizes);

/** What the owner has to know of sizes that were renamed: they count as one. */
export function lostSizesText(limits: Limits, pool: Pool, all: readonly Dish[]): string {
  const dishes = all.filter(({ id }) => pool.dishes.includes(id));
  // A dish that is not read yet, or was deleted, may have the size.
  if (dishes.length < pool.dishes.length) return '';
  const labels = dishes.flatMap(({ sizes }) => sizes.map(({ label }) => label));
  const lost = weightsOf(limits, pool.id).flatMap(([label]) =>
    labels.includes(label) ? [] : `“${label}”`,
  );
  return lost.length > 0
    ? `None of these dishes has the size ${lost.join(' or ')} now. If you have renamed it, edit this limit, or it counts as 1.`
    : '';
}

/** "order 2 days ahead · at least 2 · at most 6" */
export function dishRuleText({ leadDays, least, most }: Limits, dish: string): string {
  const { [dish]: days = 0 } = leadDays;
  const { [dish]: from } = least;
  const { [dish]: to } = most;
  return line(
    days > 0 && `order ${counted(days, 'day')} ahead`,
    from !== undefined && `at least ${String(from)}`,
    to !== undefined && `at most ${String(to)}`,
  );
}

/** The pools that have a limit on a day, or of which something is taken: those of dishes first. */
export function poolsOn({ stored, stock }: LimitsState, day: string) {
  return [...dishPools(stored), ...windows(stored)]
    .map((pool) => {
      const taken = takenOf(stock, pool.id, day);
      return { pool, taken, limit: limitOn(stored, pool.id, day) };
    })
    .filter(
      ({ pool, taken, limit }) => taken > 0 || limit !== (pool.kind === 'window' ? 0 : undefined),
    );
}

export function leftText(taken: number, limit: number | undefined): string {
  if (limit === undefined) return 'no limit';
  if (taken > limit) return `more than the limit of ${String(limit)}`;
  return taken === limit ? 'nothing left' : `${String(limit - taken)} left`;
}

/** How much of its limit is taken. */
export function partOf(taken: number, limit: number): string {
  return `${String(100 * Math.min(taken / limit || 0, 1))}%`;
}

/** "Desserts: 14 of 12, too many · 4 to 6 pm: 1": what is taken. */
export function dayTextOf(state: LimitsState, day: string): string {
  const taken = poolsOn(state, day).filter((one) => one.taken > 0);
  const texts = taken.map(({ pool, taken, limit }) => {
    const of = limit === undefined ? '' : ` of ${String(limit)}`;
    return `${isolated(pool.name)}: ${String(taken)}${of}${taken > (limit ?? taken) ? ', too many' : ''}`;
  });
  return line(...firstOf(texts)) || 'nothing taken';
}

/** "Desserts: 2 · 4 to 6 pm" */
export function countsText(limits: Limits, counts: Readonly<Record<string, number>>): string {
  const texts = [...dishPools(limits), ...windows(limits)].map(({ id, kind, name }) => {
    const { [id]: count = 0 } = counts;
    const isOne = kind === 'window' && count === 1;
    return count > 0 && (isOne ? isolated(name) : `${isolated(name)}: ${String(count)}`);
  });
  return line(...texts);
}

/** Why the database has refused an order by phone; undefined if there is enough left. */
export function shortageText(
  { stored, stock }: LimitsState,
  { day, order }: FormPlace,
  draft: LimitDraft,
): string | undefined {
  const counts = phoneCounts(draft);
  const short = stored.pools.flatMap(({ id, kind, name }) => {
    const left = leftOf(stored, stock, id, day) + (order?.counts[id] ?? 0);
    if ((counts[id] ?? 0) <= left) return [];
    const what = isolated(name);
    return kind === 'window' ? `${what} is full` : `${what} has ${String(left)} left`;
  });
  if (short.length === 0) return undefined;
  return `${short.join(', ')} on ${shortDayText(day)}. Take less, or cancel and raise the limit: give it a number for this date.`;
}
