import { execFileSync } from 'node:child_process';

const REFUSED = {
  'a price beside its label': '({ cents }: { cents: number }) => <p>Total {cents}</p>',
  'text that comes and goes beside an element':
    '({ isNew }: { isNew: boolean }) => <p><b />{isNew && "New"}</p>',
  'text beside an element that comes and goes':
    '({ isNew }: { isNew: boolean }) => <p>{isNew && <b />} soup</p>',
  'a space between elements': '() => <p><b /> <b /></p>',
  'children of any kind beside an element':
    '({ children }: { children: React.ReactNode }) => <p><b />{children}</p>',
  'a list of texts': '({ tags }: { tags: string[] }) => <p>{tags.map((tag) => tag)}</p>',
  'text in a fragment': '() => <>Sold out</>',
  'a component that is text': '({ isNew }: { isNew: boolean }) => (isNew ? "New" : <b />)',
};
const ALLOWED = {
  'text alone in its element':
    '({ count }: { count: number }) => <p>{count > 0 && `${String(count)} left`}</p>',
  'elements that come and go':
    '({ count, children }: { count: number; children: Elements }) => <div>{children}{count > 0 && <p>{count}</p>}{[<b key="b" />]}</div>',
};
const probes = Object.entries({ ...REFUSED, ...ALLOWED });

/** The components that the rule reports, by name. The code gets the path of a real file, so that types are known. */
function reported(): string[] {
  const code = [
    "import type * as React from 'react';import type { Elements } from '@simmer/shared/ui/elements';",
    ...probes.map(([, source], index) => `export const Probe${String(index)} = ${source};`),
  ];
  const file = ['--stdin', '--stdin-filename', 'menu-mfe/src/dish-card/add-button.tsx'];
  const options = ['--format', 'json', '--no-warn-ignored', ...file];
  const run = { input: code.join('\n'), encoding: 'utf8', stdio: 'pipe' } as const;
  let output: string;
  try {
    // Without a path, the parser would read the file on disk.
    const env = { ...process.env, TSESTREE_SINGLE_RUN: 'false' };
    const program = ['node_modules/eslint/bin/eslint.js', ...options];
    output = execFileSync(process.execPath, program, { ...run, env });
  } catch (error) {
    output = String((error as { stdout: string }).stdout);
  }
  const [{ messages }] = JSON.parse(output) as [{ messages: { ruleId: string; line: number }[] }];
  const lines = messages.filter(({ ruleId }) => ruleId === 'simmer/text-alone');
  return [...new Set(lines.map(({ line }) => probes[line - 2]?.[0] ?? 'an import'))];
}

it('text that React would lose in a translated page is refused, and no other text is', () => {
  expect(reported()).toEqual(Object.keys(REFUSED));
}, 120_000);
