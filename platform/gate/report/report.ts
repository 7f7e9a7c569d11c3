import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import Mustache from 'mustache';
import { formatSize } from '../../base';
import { type Store, storedContract } from '../../releases';
import type { Findings } from '../comparison/compare-with-live';
import type { Judged } from '../comparison/judgment';
import { gateDirectory, type Candidate } from '../trial';
import { pictureRows } from './picture-rows';
import { REPORT_PAGE } from './report-page';

interface ReportOptions {
  candidates: readonly Candidate[];
  findings: Findings;
  /** Who accepted what is accepted. */
  acceptedBy: string;
  at: Date;
}

/**
 * Writes what the gate found as one page, which needs no other file.
 * @returns its HTML.
 */
export async function reportOf(
  store: Store,
  { candidates, findings, acceptedBy, at }: ReportOptions,
): Promise<string> {
  const { live } = await store.readState();
  const modules = [];
  for (const { module, version } of candidates) {
    const former = live[module];
    const before =
      former !== undefined && store.isStored(module, former)
        ? (await storedContract(store, module, former)).sizes
        : undefined;
    const { scripts, styles } = (await storedContract(store, module, version)).sizes;
    modules.push({
      module,
      version,
      former: former ?? 'nothing',
      scripts: change(before?.scripts, scripts),
      styles: change(before?.styles, styles),
    });
  }
  const { problems, judged, pairs } = findings;
  return Mustache.render(REPORT_PAGE, {
    title: candidates.map(({ module, version }) => `${module} ${version}`).join(', '),
    at: at.toISOString().replace('T', ' ').slice(0, 16),
    isAdmitted: problems.length === 0,
    modules,
    // Problems of the checks before the comparison, which found nothing then.
    problems: judged.length === 0 ? problems : [],
    isSame: judged.length === 0 && problems.length === 0,
    groups: groupsOf(judged, acceptedBy),
    pictures: pictureRows(pairs),
  });
}

/** The report of a release, which is not served. */
export const gateReportPath = (store: Store, { module, version }: Candidate) =>
  join(store.release(module, version), 'report.html');

/** Where the latest report of this machine is. */
const LATEST = join(gateDirectory, 'report.html');

/**
 * Writes the report into the folder of each release.
 * @returns the path of the latest report.
 */
export async function keepReport(store: Store, options: ReportOptions): Promise<string> {
  const html = await reportOf(store, options);
  await mkdir(gateDirectory, { recursive: true });
  for (const path of [LATEST, ...options.candidates.map((one) => gateReportPath(store, one))])
    await writeFile(path, html);
  return LATEST;
}

function change(before: number | undefined, after: number): string {
  const sizes = [before ?? after, after].map(formatSize);
  return [...new Set(sizes)].join(' → ');
}

/** By module, in the order in which they were found. */
function groupsOf(judged: readonly Judged[], acceptedBy: string) {
  const titles = new Set(judged.map(({ module }) => module ?? 'the site'));
  return [...titles].map((title) => ({
    title,
    lines: judged
      .filter(({ module }) => (module ?? 'the site') === title)
      .map(({ kind, text, name, isAccepted }) => ({
        kind,
        text,
        isAccepted,
        remark: isAccepted
          ? `accepted by ${acceptedBy}`
          : name === undefined
            ? 'refused: it is not part of this release'
            : `refused; if intended, --accept ${name}`,
      })),
  }));
}
