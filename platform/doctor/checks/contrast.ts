import { readFile } from 'node:fs/promises';
import { messageOf } from '../../base';
import { findingsAbout, type Finding } from '../finding';
import { contrastsOf, PAIRS, readTokens } from '../../theme';

const { ok, problem } = findingsAbout('Colors');

/** @param path of the tokens. */
export async function checkContrast(path: string): Promise<Finding[]> {
  try {
    const contrasts = contrastsOf(readTokens(await readFile(path, 'utf8')), PAIRS);
    const low = contrasts.filter(({ ratio, needed }) => ratio < needed);
    if (low.length === 0)
      return [ok(`All ${String(contrasts.length)} pairs of colors have enough contrast.`)];
    return low.map(({ color, worst, ratio, needed }) =>
      problem(
        `--color-${color} on --color-${worst} has a contrast of ${ratio.toFixed(2)}; ${String(needed)} is needed.`,
        'Change one of the two in shared/src/ui/tokens.css: make the lighter one lighter, or the darker one darker.',
      ),
    );
  } catch (error) {
    return [
      problem(
        `The colors cannot be read: ${messageOf(error)}`,
        'Correct shared/src/ui/tokens.css, or the pairs in platform/theme/pairs.ts.',
      ),
    ];
  }
}
