import type { Claim } from '@simmer/shared/claim';
import { siteConfig } from '@simmer/shared/config';
import { counted } from '@simmer/shared/counted';
import { shortDayText } from '@simmer/shared/day-text';
import { FIXED_SECTION_TITLES, FIXED_SECTIONS } from '@simmer/shared/fixed-dishes';
import { dishPools, limitOn, windows, type Limits, type Pool } from '@simmer/shared/limits';
import type { Dish } from '@simmer/shared/menu';
import { WEEKDAYS, type OrderingSettings, type Weekday } from '@simmer/shared/ordering';
import { addDays, isOpenDay } from '@simmer/shared/shop-calendar';
import { leftOf, takenOf, type StockByDay } from '@simmer/shared/stock';
import { limitDraftOf, phoneCounts, type LimitDraft } from '../limits/limit-draft';
import type { LimitsState } from '../limits/limits-state';
import { weekdayName } from '../ordering-section/ordering-summary';

/** A dish that a limit can be for. */
export interface LimitedDish {
  id: string;
  name: string;
  /** The labels of its sizes. */
  sizes: readonly string[];
}

/** All dishes, by section. */
export function allDishes(
  monthly: readonly Dish[],
): readonly (readonly [title: string, dishes: readonly LimitedDish[]])[] {
  const ofMonth = monthly.map(({ id, name, sizes }) => ({ id, name, sizes: labels(sizes) }));
  return [
    ...FIXED_SECTIONS.map((section) => {
      const dishes = siteConfig().fixedMenu[section];
      const all = dishes.map(({ name, sizes }) => ({ id: name, name, sizes: labels(sizes) }));
      return [FIXED_SECTION_TITLES[section], all] as const;
    }),
    ['Monthly Menu', ofMonth] as const,
  ];
}

const labels = (sizes: readonly { label: string }[]) => sizes.map(({ label }) => label);

/** "2 limits · 3 windows"; empty if nothing is set. */
export function limitsSummary(limits: Limits): string {
  const dishes = dishesWithRules(limits).length;
  return [
    [dishPools(limits).length, 'limit', 'limits'] as const,
    [windows(limits).length, 'window', 'windows'] as const,
    [dishes, 'dish with rules', 'dishes with rules'] as const,
  ]
    .flatMap(([count, one, many]) => (count > 0 ? counted(count, one, many) : []))
    .join(' · ');
}

/** The dishes that have a lead time, or a smallest or largest number. */
export function dishesWithRules({ leadDays, least, most }: Limits): readonly string[] {
  return Object.keys({ ...leadDays, ...least, ...most });
}

/** "12 a day, 20 on Sat · at most 4 per guest" */
export function poolText(limits: Limits, { id, kind }: Pool, today: string): string {
  const place = { kind, id, isNew: false, claim: '' };
  const { perDay, week, dates, perGuest } = limitDraftOf(limits, place, today);
  const short = (day: Weekday) => weekdayName(day).slice(0, 3);
  const closed = WEEKDAYS.filter((day) => week[day] === '0');
  const others = WEEKDAYS.filter((day) => week[day] !== undefined && !closed.includes(day));
  const usual =
    perDay !== '' &&
    (kind === 'window' ? `${counted(Number(perDay), 'order')} a day` : `${perDay} a day`);
  return (
    [
      [usual, ...others.map((day) => `${week[day] ?? ''} on ${short(day)}`)]
        .filter(Boolean)
        .join(', '),
      closed.length > 0 && `not on ${closed.map(short).join(', ')}`,
      ...dates.slice(0, MOST_NAMED).map(({ date, count }) => `${count} on ${shortDayText(date)}`),
      dates.length > MOST_NAMED && '…',
      perGuest !== '' && `at most ${perGuest} per guest`,
    ]
      .filter(Boolean)
      .join(' · ') || 'every day, any number'
  );
}

/** "2 days ahead · at least 2 · at most 6" */
export function dishRuleText({ leadDays, least, most }: Limits, dish: string): string {
  const [days, from, to] = [leadDays[dish], least[dish], most[dish]];
  return [
    days !== undefined && `order ${counted(days, 'day')} ahead`,
    from !== undefined && `at least ${String(from)}`,
    to !== undefined && `at most ${String(to)}`,
  ]
    .filter(Boolean)
    .join(' · ');
}

/** How many days are shown, beside those that have orders. */
const SHOWN_DAYS = 14;

/** The coming days on which the shop delivers, and those for which somebody has ordered. */
export function comingDays({ stock, today }: LimitsState, ordering: OrderingSettings): string[] {
  const next = Array.from({ length: SHOWN_DAYS }, (_, ahead) => addDays(today, ahead));
  const open = next.filter((day) => isOpenDay(ordering, day));
  return [...new Set([...open, ...stock.keys()])].sort();
}

/** What is taken of a pool on a day. */
export interface PoolOnDay {
  pool: Pool;
  taken: number;
  limit: number | undefined;
}

/** The pools that have a limit on a day, or of which something is taken. */
export function poolsOn({ stored, stock, at }: LimitsState, day: string): readonly PoolOnDay[] {
  return [...dishPools(stored), ...windows(stored)]
    .map((pool) => {
      const taken = takenOf(stock, pool.id, day, at);
      return { pool, taken, limit: limitOn(stored, pool.id, day) };
    })
    .filter(
      ({ pool, taken, limit }) => taken > 0 || limit !== (pool.kind === 'window' ? 0 : undefined),
    );
}

/** "2 with orders" */
export function daysSummary(stock: StockByDay): string {
  const days = [...stock.values()].filter(({ taken }) => Object.values(taken).some((n) => n > 0));
  return days.length === 0 ? 'nothing taken' : `${String(days.length)} with orders`;
}

export function leftText({ taken, limit }: PoolOnDay): string {
  if (limit === undefined) return 'no limit';
  if (taken > limit) return `more than the limit of ${String(limit)}`;
  return taken === limit ? 'nothing left' : `${String(limit - taken)} left`;
}

/** "Desserts: 8 of 12 · 4 to 6 pm: 1": what is taken. */
export function dayTextOf(state: LimitsState, day: string): string {
  const taken = poolsOn(state, day).filter((one) => one.taken > 0);
  const texts = taken.slice(0, MOST_NAMED).map(({ pool, taken, limit }) => {
    const of = limit === undefined ? '' : ` of ${String(limit)}`;
    return `${pool.name}: ${String(taken)}${of}`;
  });
  return [...texts, ...(taken.length > MOST_NAMED ? ['…'] : [])].join(' · ') || 'nothing taken';
}

const MOST_NAMED = 3;

/** "Desserts: 2 · 4 to 6 pm" */
export function countsText(limits: Limits, counts: Claim['held']): string {
  return [...dishPools(limits), ...windows(limits)]
    .flatMap(({ id, kind, name }) => {
      const count = counts[id] ?? 0;
      if (count === 0) return [];
      return kind === 'window' && count === 1 ? name : `${name}: ${String(count)}`;
    })
    .join(' · ');
}

/** What an order by phone can have of a pool. */
export function leftFor({ stored, stock, at }: LimitsState, pool: string, day: string): number {
  return leftOf(stored, stock, pool, day, at);
}

/** Why the database has refused an order by phone; undefined if there is enough left. */
export function shortageText(
  state: LimitsState,
  day: string,
  draft: LimitDraft,
): string | undefined {
  const short = Object.entries(phoneCounts(draft)).flatMap(([id, count]) => {
    const left = leftFor(state, id, day);
    const pool = state.stored.pools.find((one) => one.id === id);
    if (!pool || count <= left) return [];
    return pool.kind === 'window'
      ? `${pool.name} is full`
      : `${pool.name} has ${String(left)} left`;
  });
  return short.length === 0
    ? undefined
    : `Not saved: ${short.join(', ')} on ${shortDayText(day)}. Take less, or cancel and raise the limit: give it a number for this date.`;
}
