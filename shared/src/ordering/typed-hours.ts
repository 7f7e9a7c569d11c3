import { asciiDigits } from '../parse/ascii-digits';

const HALF_DAY = 12 * 60;
const DAY = 2 * HALF_DAY;

const NUMBERS = 'one two three four five six seven eight nine ten eleven twelve'.split(' ');
/** "Six" counts only where an hour can be, and not in "all six of us". */
const NUMBER = RegExp(
  `(?<=^|\\b(?:at|by|to|from|past|half|after|before|until|till|around|about|between|and|or) )(?:${NUMBERS.join('|')})(?=ish|\\b)(?! of)`,
  'gi',
);

/**
 * Texts in the form of a clock. "Noon" does not match in "afternoon"; midnight is the end of the day that a guest
 * orders for.
 */
const CLOCKS: readonly (readonly [typed: RegExp, clock: (...match: string[]) => string])[] = [
  [/\b(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)[a-z]*\.? \d{1,2}\b/gi, () => ''],
  [NUMBER, (word) => String(NUMBERS.indexOf(word.toLowerCase()) + 1)],
  [/\bhalf (?:past )?(\d{1,2})\b|\b(\d{1,2}) thirty\b/gi, (_, a, b) => `${a ?? b ?? ''}:30`],
  [/\bquarter past (\d{1,2})\b/gi, (_, hour) => `${hour ?? ''}:15`],
  [/\bquarter (?:to|of) (\d{1,2})\b/gi, (_, hour) => `${String(Number(hour) - 1 || 12)}:45`],
  [/(?<![a-z])(?:noon|midday)/gi, () => ' 12 pm'],
  [/midnight/gi, () => ' 23:59'],
];

/** A number that may be an hour, as in "4:30", "16.30", "4 p.m.", "16h" or "4 o'clock", and no part of a date or a longer number. */
const HOUR =
  /(?<![\d/.:])(\d{1,2})(?:[:.h](\d{2}))?(?![\d/]|st|nd|rd|th)\s*(?:h\b|o\W?clock\b)?\s*(?:([ap])\.?\s?m\b)?(?:ish\b)?/gi;
const JOINED = /^[.\s]*(?:[-–—&]|to|until|till|thru|through|and|or)\s*$/i;
/** Words as in "after 5" and "5 or later", which have no end. */
const OPEN = [
  /\b(?:after|from|past|earlier than)\s+$/i,
  /^[.\s]*(?:\+|(?:or|and) (?:later|after)|onward)/i,
] as const;
/** As in "morning, until 11", but not as in "lunch to go"; a dash as in "morning – 11", but not as in "lunch – 11". */
const UNTIL_HOUR =
  /^[a-z]+(?:,?\s+(?:to|until|till|before)\s+|(?<=morning|noon|evening)\s*[-–—]\s*(?=[\d:.]+(?:\s*[ap]\.?m\.?)?$))\d/i;

const PARTS: readonly (readonly [words: RegExp, start: number, end: number, half?: string])[] = [
  [/morning|breakfast/i, 9, 12, 'a'],
  [/afternoon/i, 14, 18, 'p'],
  [/lunch/i, 12, 15],
  [/evening|dinner|supper|night/i, 18, 24, 'p'],
];

/**
 * The hours that somebody typed in their own words: "4-6 pm" from 16:00 to 18:00, "after 5" from 17:00 on. A guess that
 * may order a list or ask a question: the words stay next to it.
 * @returns minutes after midnight; what crosses midnight ends after 24 hours. A text without hours starts and ends then.
 */
export function typedHours(typed: string): { start: number; end: number } {
  const text = CLOCKS.reduce(
    (before, [from, clock]) => before.replace(from, clock),
    asciiDigits(typed),
  );
  const part = PARTS.find(([words]) => words.test(text));
  const times = timesIn(text, part?.[3]);
  const surest = times.find(({ half }) => half) ?? times.find(({ isExact }) => isExact) ?? times[0];
  if (part && (!surest || UNTIL_HOUR.test(text.slice(text.search(part[0])))))
    return { start: part[1] * 60, end: surest ? minutesOf(surest) : part[2] * 60 };
  if (!surest) return { start: DAY, end: DAY };

  for (const first of [times[times.indexOf(surest) - 1], surest]) {
    const last = first && times[times.indexOf(first) + 1];
    if (last && JOINED.test(text.slice(first.to, last.from))) return range(first, last);
  }
  const start = minutesOf(surest);
  const isOpen = OPEN[0].test(text.slice(0, surest.from)) || OPEN[1].test(text.slice(surest.to));
  // "9" may be meant for the evening.
  const isUnsure = !surest.half && !surest.isMorning && start < HALF_DAY;
  return { start, end: isOpen ? DAY : isUnsure ? start + HALF_DAY : start };
}

/** Whether a text names hours, as `typedHours` understands it. */
export const hasHours = (typed: string): boolean => typedHours(typed).start < DAY;

type Time = ReturnType<typeof timesIn>[number];

function timesIn(text: string, halfOfPart: string | undefined) {
  return [...text.matchAll(HOUR)]
    .map(({ 0: match, 1: hour = '', 2: minutes, 3: half, index }) => ({
      hour: Number(hour),
      minute: Number(minutes ?? 0),
      half: half?.toLowerCase() ?? halfOfPart,
      isExact: minutes !== undefined,
      /** "08" */
      isMorning: hour.startsWith('0'),
      from: index,
      to: index + match.length,
    }))
    .filter(({ hour, minute }) => hour < 24 && minute < 60);
}

/** If only one of them has "am" or "pm", it counts for both. */
function range(first: Time, last: Time): { start: number; end: number } {
  let start = minutesOf(first, first.half ?? last.half);
  let end = minutesOf(last, last.half ?? first.half);
  // In "11-1 pm", the eleven is before noon; in "7-8:30", the second is also in the evening.
  if (!first.half && last.half && start > end) start -= HALF_DAY;
  while (end < start) end += HALF_DAY;
  return { start, end };
}

/** Without "am" or "pm", nobody means a dinner at four in the morning. */
function minutesOf({ hour, minute, isMorning, half }: Time, halfOfRange = half): number {
  if (hour > 12) return hour * 60 + minute;
  const isAfternoon = halfOfRange ? halfOfRange === 'p' : hour === 12 || (hour < 8 && !isMorning);
  return ((hour % 12) + (isAfternoon ? 12 : 0)) * 60 + minute;
}
