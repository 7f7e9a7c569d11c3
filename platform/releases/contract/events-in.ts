import { transformSync } from '@swc/core';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import * as v from 'valibot';
import type { EventTable } from '../../../shared/src/bus/events';
import { CliError, messageOf } from '../../base';
import { runCommonJs } from '../../composer';

const parser = v.custom<v.GenericSchema<object>>(
  (value) => typeof value === 'object' && value !== null && 'type' in value,
);
const TableSchema = v.object({
  EVENTS: v.record(
    v.string(),
    v.object({ version: v.number(), payload: parser, previous: v.exactOptional(parser) }),
  ),
});

/**
 * The table of events in a repository's sources, read anew at each call: what these tools were started with may be
 * another repository's, or older.
 * @param root the repository's folder.
 * @throws CliError when `shared/src/bus/events.ts` cannot be run by itself, with nothing but packages.
 */
export function eventsIn(root: string): EventTable {
  const path = join(root, 'shared/src/bus/events.ts');
  try {
    const { code } = transformSync(readFileSync(path, 'utf8'), {
      filename: path,
      jsc: { parser: { syntax: 'typescript' }, target: 'es2022' },
      module: { type: 'commonjs' },
      swcrc: false,
    });
    return v.parse(TableSchema, runCommonJs(code, path, { require: createRequire(path) })).EVENTS;
  } catch (cause) {
    throw new CliError(`The events in ${path} cannot be read: ${messageOf(cause)}`, { cause });
  }
}
