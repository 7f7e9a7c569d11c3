import Color from 'colorjs.io';
import {
  chosenFor,
  hexOf,
  isChosen,
  polar,
  replacedTokens,
  type ChosenColors,
  type ColorName,
} from './colors';
import { tokenOf, type Tokens } from './contrast';
import { PAIRS } from './pairs';

interface Failure {
  color: string;
  on: string;
  ratio: number;
  needed: number;
  /** The owner's choices that either color is derived from. */
  fields: readonly ColorName[];
}

/** A color of the same hue that would pass. */
interface Remedy {
  field: ColorName;
  shade: string;
  /** How much lighter or darker, from 0 to 1. */
  distance: number;
}

const STEP = 0.004;

/**
 * One sentence for each chosen color whose contrast is too low in a pair that the shop uses, beginning with the color's
 * path. A theme that follows all the advice passes.
 * @param tokens of the design.
 */
export function colorProblems(tokens: Tokens, chosen: ChosenColors): string[] {
  const problems: string[] = [];
  let better = chosen;
  for (;;) {
    const failures = failuresOf(tokens, better);
    const [worst] = failures;
    if (!worst) return problems;
    const current = better;
    const [remedy] = [...new Set(failures.flatMap(({ fields }) => fields))]
      .flatMap((field) => nearestShade(tokens, current, field) ?? [])
      .sort((a, b) => a.distance - b.distance);
    const field = remedy?.field ?? worst.fields[0];
    const failure = failures.find(({ fields }) => fields.some((one) => one === field)) ?? worst;
    problems.push(sentence(failure, field, themedTokens(tokens, current), remedy?.shade));
    if (!remedy) return problems;
    better = { ...current, [remedy.field]: remedy.shade };
  }
}

function sentence(
  { color, on, ratio, needed }: Failure,
  field: ColorName | undefined,
  themed: Tokens,
  shade?: string,
): string {
  const named = (token: string) => `“${token}” (${hexOf(tokenOf(themed, token))})`;
  const use = needed === 4.5 ? 'text' : 'the edge of a control';
  const advice = shade
    ? `The nearest shade that passes is ${shade}.`
    : 'No shade of it passes with the other colors: change one of those as well.';
  return `theme.colors.${field ?? ''}: ${named(color)} on ${named(on)} has a contrast of ${rounded(ratio)}; ${use} needs ${String(needed)}. ${advice}`;
}

/** The ratio is rounded down: 4.499 is not enough, and must not read as 4.50. */
const rounded = (ratio: number) => (Math.floor(ratio * 100) / 100).toFixed(2);

function themedTokens(tokens: Tokens, chosen: ChosenColors): Tokens {
  return new Map([...tokens, ...replacedTokens(tokens, chosen)]);
}

/** The pairs with too little contrast: first those of colors that the owner chose, then the worst. */
function failuresOf(tokens: Tokens, chosen: ChosenColors): Failure[] {
  const themed = themedTokens(tokens, chosen);
  const failures = PAIRS.flatMap(({ color, on: grounds, needed }) =>
    grounds.flatMap((on): Failure[] => {
      const fields = [color, on].flatMap((token) => {
        const field = chosenFor(token);
        return field !== undefined && chosen[field] !== undefined ? [field] : [];
      });
      if (fields.length === 0) return [];
      const ratio = tokenOf(themed, color).contrastWCAG21(tokenOf(themed, on));
      return ratio < needed ? [{ color, on, ratio, needed, fields }] : [];
    }),
  );
  const isWritten = ({ color, on }: Failure) => Number(isChosen(color)) + Number(isChosen(on));
  return failures.sort(
    (a, b) => isWritten(b) - isWritten(a) || a.ratio / a.needed - b.ratio / b.needed,
  );
}

/** The color of this field, made only as much lighter or darker as it takes to pass everywhere. */
function nearestShade(tokens: Tokens, chosen: ChosenColors, field: ColorName): Remedy | undefined {
  const color = new Color(chosen[field] ?? '');
  const [lightness, chroma, hue] = polar(color);
  for (let distance = STEP; distance <= 1; distance += STEP)
    for (const other of [lightness - distance, lightness + distance]) {
      if (other < 0 || other > 1) continue;
      const shade = hexOf(new Color('oklch', [other, chroma, hue]));
      const left = failuresOf(tokens, { ...chosen, [field]: shade });
      if (!left.some(({ fields }) => fields.includes(field))) return { field, shade, distance };
    }
  return undefined;
}
