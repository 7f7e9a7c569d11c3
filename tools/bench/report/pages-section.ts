import { figure, type Visits } from '../figures/metrics';
import { VARIANT_NAMES, VARIANTS } from '../variants';
import { chart } from './chart';
import type { Conditions } from './conditions';
import {
  bytesTable,
  calmTable,
  goalTable,
  ratioTable,
  stepsTable,
  troubles,
  waitingTable,
} from './page-tables';
import { markdownTable } from '../../../platform/base';

/** The visits of one run under both profiles. */
export interface PagesRun {
  slow: Visits;
  fast: Visits;
}

function describeConnections({ handshakes }: Conditions): string {
  if (handshakes === 0)
    return 'Opening a connection costs nothing here beyond the requests on it; a real network adds one to two round trips for each origin.';
  return `Each new connection waits ${String(handshakes)} round trips before its first answer, as a real one does.`;
}

function describeTroubles({ slow, fast }: PagesRun): string {
  const all = [...new Set([...troubles(slow), ...troubles(fast)])];
  if (all.length === 0)
    return 'In no visit did a page write a warning or an error to the console, replace the painted menu, or move what was there.';
  return ['What was not as it should be:', '', ...all.map((one) => `- ${one}`)].join('\n');
}

/** The chart of the visits on the slow network. */
export function pagesChart({ slow }: PagesRun): string {
  const rows = VARIANT_NAMES.flatMap((name) => {
    const painted = figure(slow, name, 'menu');
    if (painted === null) return [];
    return { label: VARIANTS[name].title, painted, counted: figure(slow, name, 'tap') };
  });
  return chart('A first visit on a phone and slow 4G', rows);
}

/** The section of docs/performance.md about a first visit. */
export function pagesSection(run: PagesRun, conditions: Conditions): string {
  const { slow, fast } = run;
  return `
### What is compared

${VARIANT_NAMES.map((name) => `- **${VARIANTS[name].title}**: ${VARIANTS[name].text}`).join('\n')}

All are built from the same sources by the same loaders and minifier, and served alike: HTTP/1.1, brotli, production headers,
an origin per module where there are modules. The Monthly Menu comes from the Firestore emulator.

### How

A new browser profile per visit: nothing cached, nothing compiled, no connection open. The variants take turns in
${String(conditions.runs)} rounds, after one that is dropped. The viewport is a phone's, 390 by 844. “Slow” is 1.6 Mbit/s down, 750 kbit/s up,
150 ms per request and a processor four times slower. ${describeConnections(conditions)}

From the frame in which the first “Add” is painted a script in the page taps it every 20 ms, until the cart's badge shows a
count: that is _first tap counted_. _Menu live_ is when the menu's own code has taken over. Cells are the median and, in
brackets, the fastest and the slowest visit.

Measured with Chromium ${conditions.browserVersion} on ${conditions.machine}. Absolute times are this machine's; the ratios are what to look at.

### On a slow phone

![When the menu can be read and when a tap counts, per variant; the table below has the figures](images/performance.svg)

${markdownTable(waitingTable(slow))}

${markdownTable(calmTable(slow))}

${describeTroubles(run)}

### What we promise

${markdownTable(goalTable(slow))}

All ratios of the same run; 2.00 is twice as long:

${markdownTable(ratioTable(slow, 'fcp'))}

${markdownTable(ratioTable(slow, 'lcp'))}

${markdownTable(ratioTable(slow, 'tap'))}

### On the wire

_Steps_ are requests (documents, styles, scripts, data) that had to wait for one another, derived by timing: a request stands a step
behind the deepest that had ended before it began. _By initiator_ is what the browser names as the cause, and so the least it can
have been. Everything but the last two columns is what the page had waited for when the menu was live: the documents, styles,
scripts and data that had come, the fonts and pictures that had been asked for. For the page without scripts it is all.

${markdownTable(stepsTable(slow))}

${markdownTable(bytesTable(slow))}

### Not slowed down

${markdownTable(waitingTable(fast))}
`;
}
