import { runInThisContext } from 'node:vm';
import { transformSync } from '@swc/core';
import { mutantsOf } from './source-mutants';
import { withInsertions } from './reporting-edits';

const reporting = (path: string, content: string) =>
  withInsertions(
    content,
    mutantsOf(path, content).flatMap(({ reports }, id) => reports?.(id) ?? []),
  );

it('every place of a script reports when it runs, and the script does what it did', () => {
  const ran: number[] = [];
  const page = { gateRan: (id: number) => ran.push(id) };
  // Condition 0 holds number 1; numbers 2 and 3 are its outcomes.
  const content = 'a > 1 ? 10 : 20';
  const run = (a: number): unknown =>
    runInThisContext(`(globalThis, a) => ${reporting('a.ts', content)}`)(page, a);
  expect([run(2), ran]).toEqual([10, [0, 1, 2]]);
  ran.length = 0;
  expect([run(0), ran]).toEqual([20, [0, 1, 3]]);
});

it('an element reports that its attributes and its texts are rendered', () => {
  const written = reporting('a.tsx', '<p lang="en">Soup <b>{c}</b></p>;');
  expect(written).toBe(
    '<p {...globalThis.gateRan?.(1)} {...globalThis.gateRan?.(0)} lang="en">Soup <b>{c}</b></p>;',
  );
  const parser = { syntax: 'typescript', tsx: true } as const;
  expect(() => transformSync(written, { jsc: { parser } })).not.toThrow();
});

it('the rule of a stylesheet is found by a property of its own; a step of an animation is not', () => {
  expect(
    reporting(
      'a.css',
      '.a { top: 0 }\n@keyframes b { from { top: 0 } }\n.c { & > .d { top: 1px } }',
    ),
  ).toBe(
    '.a {--gate-ran-0: 1; top: 0 }\n@keyframes b { from { top: 0 } }\n.c {--gate-ran-2: 1; & > .d {--gate-ran-3: 1; top: 1px } }',
  );
});

it('the name of a property reports nothing', () => {
  expect(reporting('a.ts', 'const a = { 1: "one" };')).toBe('const a = { 1: "one" };');
});
