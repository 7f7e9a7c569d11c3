import { asciiDigits } from '@simmer/shared/ascii-digits';

/** After every time of a day: for a text such as "any time". */
const ANY_TIME = 24 * 60;

/** Not in "afternoon". */
const NOON = /(?<![a-z])(?:noon|midday)/gi;
/** At the end of a day, for which a guest orders. */
const MIDNIGHT = /midnight/gi;

/** A number that may be an hour, as in "4", "4:30", "16.30", "4 p.m." or "16h", and no part of a date or a longer number. */
const HOUR = /(?<![\d/.:])(\d{1,2})(?:[:.](\d{2}))?(?![\d/]|st|nd|rd|th)\s*(?:([ap])\.?\s?m\b)?/gi;
const JOINED = /^\s*(?:[-–—]|to|until|till|and|or)\s*$/i;

/** As in "morning until 11"; not in "lunch to go". */
const UNTIL_HOUR = /^\s*(?:to|until|till)\s+\d/i;

const WORDS: readonly (readonly [words: RegExp, hour: number, half: string])[] = [
  [/morning|breakfast/i, 9, 'a'],
  [/afternoon/i, 14, 'p'],
  [/lunch/i, 12, 'p'],
  [/evening|dinner|supper|tonight/i, 18, 'p'],
];

/**
 * When a time begins that a guest typed in their own words: "4-6 pm" at 16:00, "after 5" at 17:00. It only decides the
 * order of a list: the guest's words stay next to it.
 * @returns minutes after midnight; a whole day for a text without a time.
 */
export function startMinutes(typed: string): number {
  const text = asciiDigits(typed).replace(NOON, ' 12 pm').replace(MIDNIGHT, ' 23:59');
  const times = [...text.matchAll(HOUR)]
    .map(({ 0: match, 1: hour, 2: minutes, 3: half, index }) => ({
      hour: Number(hour),
      minute: Number(minutes ?? 0),
      half: half?.toLowerCase(),
      isExact: minutes !== undefined,
      isMorning: hour?.startsWith('0') ?? false,
      start: index,
      end: index + match.length,
    }))
    .filter(({ hour, minute }) => hour < 24 && minute < 60);
  const word = WORDS.find(([words]) => words.test(text));
  const surest = times.find(({ half }) => half) ?? times.find(({ isExact }) => isExact) ?? times[0];
  if (word && (!surest || UNTIL_HOUR.test(text.split(word[0])[1] ?? ''))) return word[1] * 60;
  if (!surest) return ANY_TIME;

  const before = times[times.indexOf(surest) - 1];
  const isRange = before && JOINED.test(text.slice(before.end, surest.start));
  const half = surest.half ?? (surest.isExact ? undefined : word?.[2]);
  const end = minutesOf(surest, half);
  if (!isRange) return end;
  // In "11-1 pm", the eleven is before noon.
  const start = minutesOf(before, half);
  return start > end ? start - 12 * 60 : start;
}

interface Time {
  hour: number;
  minute: number;
  /** Whether it was typed as "08". */
  isMorning: boolean;
}

/** Without "am" or "pm", nobody means a dinner at four in the morning. */
function minutesOf({ hour, minute, isMorning }: Time, half: string | undefined): number {
  const isAfternoon = half ? half === 'p' : hour < 8 && !isMorning;
  if (hour > 12) return hour * 60 + minute;
  return ((hour % 12) + (isAfternoon || (hour === 12 && half !== 'a') ? 12 : 0)) * 60 + minute;
}
