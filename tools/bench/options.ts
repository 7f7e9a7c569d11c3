import { parseArgs } from 'node:util';
import { CliError, messageOf } from '../../platform/base';
import { isVariantName, VARIANT_NAMES, type VariantName } from './variants';

export interface BenchOptions {
  /** Measured visits per variant; a first one more is made and dropped. */
  runs: number;
  /** Measure large menus and carts instead of the first visit. */
  isScale: boolean;
  variants: readonly VariantName[];
  /** Round trips that each new connection costs before its first answer, on the slow network: 1 is TCP, 2 with TLS. */
  handshakes: number;
  /** Whether docs/performance.md is written; a trial leaves it alone. */
  isWritten: boolean;
}

const DEFAULT_RUNS = 9;
/** Each of them takes two minutes. */
const DEFAULT_SCALE_RUNS = 5;

function wholeNumber(name: string, text: string, least: number): number {
  const value = Number(text);
  if (!/^\d+$/.test(text) || value < least) {
    throw new CliError(`--${name} is "${text}": give a whole number, ${String(least)} or more.`);
  }
  return value;
}

function variantsFrom(text: string): readonly VariantName[] {
  return text.split(',').map((word) => {
    if (isVariantName(word)) return word;
    throw new CliError(
      `There is no variant "${word}": the variants are ${VARIANT_NAMES.join(', ')}.`,
    );
  });
}

function parsed(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: {
        runs: { type: 'string' },
        scale: { type: 'boolean', default: false },
        variants: { type: 'string' },
        handshakes: { type: 'string', default: '0' },
        trial: { type: 'boolean', default: false },
      },
    }).values;
  } catch (error) {
    throw new CliError(
      `${messageOf(error)} The options are --runs=9, --scale, --variants=composed,bundle, --handshakes=2 and --trial.`,
    );
  }
}

/**
 * What `npm run bench -- …` was asked for.
 * @throws CliError naming the option that cannot be used.
 */
export function readOptions(args: readonly string[]): BenchOptions {
  const { runs, scale, variants, handshakes, trial } = parsed(args);
  const defaultRuns = scale ? DEFAULT_SCALE_RUNS : DEFAULT_RUNS;
  return {
    runs: runs === undefined ? defaultRuns : wholeNumber('runs', runs, 1),
    isScale: scale,
    variants: variants === undefined ? VARIANT_NAMES : variantsFrom(variants),
    handshakes: wholeNumber('handshakes', handshakes, 0),
    // Part of the variants is no comparison to publish.
    isWritten: !trial && variants === undefined,
  };
}
