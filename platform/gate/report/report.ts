import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import Mustache from 'mustache';
import { formatSize } from '../../base';
import type { Store } from '../../releases';
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
export function reportOf(
  store: Store,
  { candidates, findings, acceptedBy, at }: ReportOptions,
): string {
  const { live } = store.readState();
  const modules = [];
  for (const { module, version } of candidates) {
    const former = live[module];
    const before =
      former !== undefined && store.isStored(module, former)
        ? store.manifest(module, former).contract.sizes
        : undefined;
    const { scripts, styles } = store.manifest(module, version).contract.sizes;
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

/** The report of a release that this machine checked. */
export const gateReportPath = ({ module, version }: Candidate) =>
  join(gateDirectory, 'reports', `${module} ${version}.html`);

/** Where the latest report of this machine is. */
const LATEST = join(gateDirectory, 'report.html');

/**
 * Writes the report, and keeps it for each release.
 * @returns the path of the latest report.
 */
export async function keepReport(store: Store, options: ReportOptions): Promise<string> {
  const html = reportOf(store, options);
  await mkdir(join(gateDirectory, 'reports'), { recursive: true });
  for (const path of [LATEST, ...options.candidates.map(gateReportPath)])
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
