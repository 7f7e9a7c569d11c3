import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { EVENTS } from '../../../shared/src/bus/events';
import { root, stateDirectory } from '../../base';
import { describeEvents } from './describe-events';
import { eventsIn } from './events-in';

let folder: string;

beforeEach(() => {
  // Below the repository, where sources find their packages.
  mkdirSync(stateDirectory, { recursive: true });
  folder = mkdtempSync(join(stateDirectory, 'events-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

function write(...lines: string[]): void {
  const path = join(folder, 'shared/src/bus/events.ts');
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, lines.join('\n'));
}

const table = (payload: string, version = 1) => [
  "import * as v from 'valibot';",
  `export const EVENTS = { 'menu/changed': { version: ${String(version)}, payload: ${payload} } } as const;`,
];

describe('the events in a folder’s sources', () => {
  it('are our own for our own folder', () => {
    expect(describeEvents(eventsIn(root))).toEqual(describeEvents(EVENTS));
  });

  it('are read anew each time, so that a change is seen', () => {
    write(...table('v.object({})'));
    const before = describeEvents(eventsIn(folder));
    expect(Object.keys(before)).toEqual(['menu/changed']);
    write(...table('v.object({ dish: v.string() })', 2));
    const after = describeEvents(eventsIn(folder));
    expect(after['menu/changed']?.version).toBe(2);
    expect(after['menu/changed']?.fingerprint).not.toBe(before['menu/changed']?.fingerprint);
  });

  it.each([
    ['there is no such file', undefined],
    ['it is no table', ["export const EVENTS = { 'menu/changed': 1 };"]],
    ['it throws', ["throw new Error('broken');"]],
  ])('cannot be read when %s, which names the file', (_case, lines) => {
    if (lines) write(...lines);
    expect(() => eventsIn(folder)).toThrow(
      `The events in ${join(folder, 'shared/src/bus/events.ts')} cannot be read: `,
    );
  });
});
