import { CliError } from '../../base';
import { isKind, KINDS } from './facts';
import { ONE_BY_ONE } from './judgment';

/** What a team says of differences before it has seen them. */
export interface Acceptance {
  /** Kinds, and names of single differences. */
  names: ReadonlySet<string>;
  /** Who says so, for the report. */
  by: string;
}

/**
 * What `--accept` names: kinds of differences, and single ones as the gate's messages name them.
 * @throws CliError for anything else, and for a kind of which each difference has to be accepted by itself.
 */
export function parseAccepted(text: string): ReadonlySet<string> {
  const words = text.split(/[\s,]+/).filter((word) => word !== '');
  for (const word of words) {
    const [kind = '', name] = word.split(':');
    if (!isKind(kind))
      throw new CliError(
        `"${word}" is not a kind of difference; --accept takes ${KINDS.join(', ')}.`,
      );
    if (name === undefined && ONE_BY_ONE.has(kind))
      throw new CliError(
        `Differences of the kind "${kind}" are accepted one by one: the gate's messages name each, as in ${kind}:1a2b3c.`,
      );
  }
  return new Set(words);
}
