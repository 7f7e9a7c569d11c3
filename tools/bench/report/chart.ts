import type { Spread } from '../figures/statistics';

/** One line of the chart, in milliseconds. */
export interface ChartRow {
  label: string;
  /** When the menu was painted. */
  painted: Spread;
  /** When the first tap counted; null when none ever does. */
  counted: Spread | null;
}

const WIDTH = 760;
const LABELS = 190;
const RIGHT = 20;
const TOP = 64;
const ROW = 46;
const BAR = 16;
const BOTTOM = 34;
/** As in shared/src/ui/tokens.css: page, ink, soft ink, line, butter, spruce. */
const COLORS = {
  ground: '#fbfbf7',
  ink: '#22190f',
  soft: '#564a3d',
  line: '#d9d6c9',
  read: '#f9cf62',
  order: '#123a36',
};
const FONT = 'font-family="system-ui, sans-serif"';

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
const seconds = (ms: number) => `${(ms / 1000).toFixed(2)} s`;
const place = (value: number) => value.toFixed(1);

/** The least step, of 0.1, 0.2, 0.5, 1, 2 and 5 seconds, that gives at most eight lines. */
function axisStep(endMs: number): number {
  return [100, 200, 500, 1000, 2000].find((step) => endMs / step <= 8) ?? 5000;
}

function text(x: number, y: number, words: string, more = ''): string {
  return `<text x="${place(x)}" y="${place(y)}" ${FONT} ${more}>${escaped(words)}</text>`;
}

function legend(): string {
  const items = [
    ['nothing to read yet', COLORS.line],
    ['the menu can be read', COLORS.read],
    ['a tap on “Add” counts', COLORS.order],
  ] as const;
  return items
    .map(([words, color], index) => {
      const x = LABELS + index * 182;
      const square = `<rect x="${place(x)}" y="35" width="11" height="11" fill="${color}"/>`;
      return square + text(x + 17, 45, words, `font-size="12" fill="${COLORS.soft}"`);
    })
    .join('\n');
}

/**
 * When each variant's menu can be read and when it can be ordered from, as an SVG image: medians as bars, thin lines
 * for how far the visits reach.
 */
export function chart(title: string, rows: readonly ChartRow[]): string {
  const furthest = Math.max(...rows.map(({ painted, counted }) => (counted ?? painted).max));
  const step = axisStep(furthest);
  const endMs = Math.ceil(furthest / step) * step;
  const height = TOP + rows.length * ROW + BOTTOM;
  const x = (ms: number) => LABELS + (ms / endMs) * (WIDTH - LABELS - RIGHT);
  const bar = (y: number, from: number, to: number, color: string) =>
    `<rect x="${place(x(from))}" y="${place(y)}" width="${place(Math.max(0, x(to) - x(from)))}" height="${place(BAR)}" fill="${color}"/>`;
  const range = (y: number, { min, max }: Spread) =>
    `<path d="M${place(x(min))} ${place(y)}H${place(x(max))}" stroke="${COLORS.soft}" stroke-width="1.5"/>`;

  const lines = Array.from({ length: Math.round(endMs / step) + 1 }, (_, index) => {
    const at = x(index * step);
    const rule = `<path d="M${place(at)} ${place(TOP - 6)}V${place(height - BOTTOM)}" stroke="${COLORS.line}"/>`;
    const words = `${String((index * step) / 1000)} s`;
    return (
      rule +
      text(
        at,
        height - BOTTOM + 18,
        words,
        `font-size="12" fill="${COLORS.soft}" text-anchor="middle"`,
      )
    );
  });

  const bars = rows.map(({ label, painted, counted }, index) => {
    const y = TOP + index * ROW;
    const words =
      counted === null
        ? `read at ${seconds(painted.median)}`
        : `read at ${seconds(painted.median)}, counts at ${seconds(counted.median)}`;
    return [
      text(LABELS - 12, y + 13, label, `font-size="13" fill="${COLORS.ink}" text-anchor="end"`),
      bar(y, 0, painted.median, COLORS.line),
      bar(y, painted.median, counted?.median ?? endMs, COLORS.read),
      counted === null ? '' : bar(y, counted.median, endMs, COLORS.order),
      range(y + BAR + 3, painted),
      counted === null ? '' : range(y + BAR + 3, counted),
      text(LABELS, y + BAR + 16, words, `font-size="11" fill="${COLORS.soft}"`),
    ].join('\n');
  });

  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${String(WIDTH)} ${String(height)}" width="${String(WIDTH)}" height="${String(height)}" role="img">`,
    `<title>${escaped(title)}</title>`,
    `<rect width="${String(WIDTH)}" height="${String(height)}" fill="${COLORS.ground}"/>`,
    text(LABELS, 22, title, `font-size="15" font-weight="600" fill="${COLORS.ink}"`),
    legend(),
    ...lines,
    ...bars,
    '</svg>\n',
  ].join('\n');
}
