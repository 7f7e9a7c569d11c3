import { Graphviz } from '@hpcc-js/wasm-graphviz';
import * as Plot from '@observablehq/plot';
import { JSDOM } from 'jsdom';
import type { History } from './facts';
import { ranges } from './tables';

/** How many of the latest switches the timeline shows. */
const SHOWN = 40;
const ROW_PX = 26;
/** Wide enough for a date. */
const COLUMN_PX = 38;

const inNode: Plot.PlotOptions = {
  document: new JSDOM('').window.document,
  style: { background: 'none', color: 'var(--ink-soft)', fontFamily: 'inherit', fontSize: '12px' },
};
/** Each action with its symbol in the timeline. */
const SYMBOLS = {
  ...{ release: 'circle', rollback: 'triangle', undo: 'diamond' },
  ...{ unlisted: 'square', pages: 'star' },
};

/** A column for each of the latest switches, a row for each module. */
export function timeline(switches: History['switches']): string {
  const shown = switches.slice(0, SHOWN).reverse();
  const points = shown.flatMap(({ number, action, modules }) => {
    const names = Object.keys(modules);
    return (names.length === 0 ? ['pages'] : names).map((row) => ({ number, action, row }));
  });
  const rows = [...new Set(points.map(({ row }) => row))].sort();
  const days = new Map(shown.map(({ number, at }) => [number, at.slice(5, 10)]));
  const dated = [...days.keys()].filter((number) => days.get(number) !== days.get(number - 1));
  const actions = Object.keys(SYMBOLS);
  const place = { x: 'number', y: 'row' };
  return Plot.plot({
    ...{ ...inNode, marginLeft: 24, marginRight: 90 },
    ...{ width: 114 + shown.length * COLUMN_PX, height: 60 + rows.length * ROW_PX },
    x: { type: 'point', domain: [...days.keys()], label: null },
    y: { type: 'point', domain: rows, label: null },
    color: { domain: actions, range: actions.map((action) => `var(--${action})`) },
    symbol: { domain: actions, range: Object.values(SYMBOLS) },
    marks: [
      Plot.axisX({ anchor: 'top', tickSize: 0, tickFormat: (number) => `#${String(number)}` }),
      Plot.axisX(dated, { anchor: 'bottom', tickFormat: (number: number) => days.get(number) }),
      Plot.axisY({ anchor: 'right', tickSize: 0 }),
      Plot.ruleY(rows, { stroke: 'var(--line)' }),
      // What went live in one step.
      Plot.line(points, { ...place, z: 'number', stroke: 'var(--ink-soft)' }),
      Plot.dot(points, { ...place, fill: 'action', symbol: 'action', r: 6 }),
    ],
  }).outerHTML;
}

/** A bar for each release of a module, the newest on top, with its kilobytes and how many more than before. */
export function sizes(releases: History['releases']): string {
  const rows = releases.toSorted((one, other) => other.storedBy - one.storedBy);
  const kB = rows.map(({ contract: { sizes: of } }) => (of.scripts + of.styles) / 1000);
  const label = (size: number, place: number) => {
    const more = (size - (kB[place + 1] ?? size)).toFixed(1);
    return `${size.toFixed(1)} ${/^-?0\.0$/.test(more) ? '' : more.replace(/^(?=\d)/, '+').replace('-', '−')}`;
  };
  return Plot.plot({
    ...{ ...inNode, width: 276, height: 8 + rows.length * ROW_PX },
    ...{ marginTop: 4, marginBottom: 4, marginLeft: 122, marginRight: 74 },
    x: { axis: null },
    y: { type: 'band', domain: rows.map(({ version }) => version), label: null, tickSize: 0 },
    marks: [
      Plot.barX(rows, {
        ...{ x: kB, y: 'version', insetTop: 3, insetBottom: 3 },
        fill: rows.map(({ isLive }) => (isLive ? 'var(--release)' : 'var(--former)')),
      }),
      Plot.text(rows, {
        ...{ x: kB, y: 'version', text: kB.map(label), textAnchor: 'start', dx: 6 },
        fill: 'var(--ink)',
      }),
    ],
  }).outerHTML;
}

/** The live modules, with an arrow for everything that one takes from another. */
export async function dependencyGraph(releases: History['releases']): Promise<string> {
  const live = releases.filter(({ isLive }) => isLive).map(({ contract }) => contract);
  const quoted = (text: string) => JSON.stringify(text);
  const arrow = (kind: string, from: string, to: string, what: readonly string[]) =>
    what.length === 0 || from === to
      ? []
      : [`${quoted(from)} -> ${quoted(to)} [class=${kind} label=${quoted(what.join('\n'))}]`];
  const lines = live.flatMap(({ module, version, asks, needs, sends }) => [
    `${quoted(module)} [label=${quoted(`${module}\n${version}`)}]`,
    ...Object.entries(asks).flatMap(([of, parts]) => arrow('loads', module, of, parts)),
    ...live.flatMap(({ module: to, listens }) =>
      arrow(
        'sends',
        module,
        to,
        sends.filter((event) => listens.includes(event)),
      ),
    ),
    ...(module === 'shell' ? [] : arrow('needs', module, 'shell', ranges(needs).split(', '))),
  ]);
  const font = 'fontname=Helvetica fontsize=12';
  const style = `rankdir=LR bgcolor=transparent node [shape=box style=rounded ${font}] edge [${font}]`;
  const graphviz = await Graphviz.load();
  return graphviz.dot(`digraph { ${style}\n${lines.join('\n')} }`, 'svg_inline');
}
