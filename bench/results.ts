import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import {
  indent,
  printFailed,
  printHeading,
  runCommand,
  textTable,
  type Table,
} from '../platform/base';

export interface Report {
  /** The conditions of the measurement, in a sentence. */
  conditions: string;
  sections: readonly { title: string; tables: readonly Table[] }[];
  /** One sentence for each problem. */
  problems: readonly string[];
}

export function printReport({ sections, problems }: Report): void {
  for (const { title, tables } of sections) {
    printHeading(title);
    console.log(tables.map((table) => indent(textTable(table))).join('\n\n'));
  }
  if (problems.length > 0) printHeading('Problems');
  for (const problem of problems) printFailed('', problem);
}

/** The table in Markdown: text in the first column, right-aligned numbers in the others. */
function markdownTable({ head, rows }: Table): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const rule = head.map((_, column) => (column === 0 ? ':--' : '--:'));
  return [line(head), line(rule), ...rows.map(line)].join('\n');
}

const [BEGIN, END] = ['<!-- bench -->', '<!-- bench: end -->'] as const;

/**
 * Writes the report between the markers of docs/performance.md.
 * @throws Error when a marker is missing.
 */
export async function writeReport(root: string, report: Report): Promise<void> {
  const path = resolve(root, 'docs/performance.md');
  const document = readFileSync(path, 'utf8');
  const [before, rest] = document.split(BEGIN);
  const after = rest?.split(END)[1];
  if (before === undefined || after === undefined)
    throw new Error(`${path} lacks "${BEGIN}" or "${END}".`);
  const parts = [
    before + BEGIN,
    report.conditions,
    ...report.sections.flatMap(({ title, tables }) => [
      `### ${title}`,
      ...tables.map(markdownTable),
    ]),
    '### Problems',
    report.problems.map((problem) => `- ${problem}`).join('\n') || 'None.',
    END + after,
  ];
  writeFileSync(path, parts.join('\n\n'));
  const prettier = resolve(root, 'node_modules/prettier/bin/prettier.cjs');
  await runCommand(process.execPath, [prettier, '--write', path]);
}
