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
import type { BenchOptions } from './rounds';

export interface ReportSection {
  title: string;
  tables: readonly Table[];
}

export interface Measured {
  sections: readonly ReportSection[];
  /** One sentence for each problem. */
  problems: readonly string[];
}

export interface Report extends Measured {
  /** The part of docs/performance.md that it replaces. */
  name: BenchOptions['subject'];
  /** The conditions of the measurement, in a sentence. */
  conditions: string;
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
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
  const rule = head.map((_, column) => (column === 0 ? ':--' : '--:'));
  return [line(head), line(rule), ...rows.map(line)].join('\n');
}

function markdownOf({ conditions, sections, problems }: Report): string {
  return [
    conditions,
    ...sections.flatMap(({ title, tables }) => [`### ${title}`, ...tables.map(markdownTable)]),
    '### Problems',
    problems.map((problem) => `- ${problem}`).join('\n') || 'None.',
  ].join('\n\n');
}

/**
 * The document with this report between its markers.
 * @throws Error when a marker is missing.
 */
export function withReport(document: string, report: Report): string {
  const [begin, end] = [`<!-- bench: ${report.name} -->`, `<!-- bench: end of ${report.name} -->`];
  const from = document.indexOf(begin);
  const to = document.indexOf(end);
  if (from < 0 || to < from) throw new Error(`The document lacks "${begin}" or "${end}".`);
  return `${document.slice(0, from + begin.length)}\n\n${markdownOf(report)}\n\n${document.slice(to)}`;
}

/** Writes the report into docs/performance.md. */
export async function writeReport(root: string, report: Report): Promise<void> {
  const path = resolve(root, 'docs/performance.md');
  writeFileSync(path, withReport(readFileSync(path, 'utf8'), report));
  const prettier = resolve(root, 'node_modules/prettier/bin/prettier.cjs');
  await runCommand(process.execPath, [prettier, '--write', path]);
}
