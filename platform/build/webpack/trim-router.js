// @ts-check

/** Statements that only name a component; each keeps its component, and all that it calls, in every bundle. */
const NAMING = /^(Link|NavLink|Form|ScrollRestoration|HistoryRouter)\.displayName = "\w+";$/gm;
const MADE_AT_START = /^(var \w+ = )(React\d*\.(?:forwardRef|memo)\()/gm;

/**
 * A loader for react-router, whose one file of 11,000 lines makes its components at the start: marks them as free to
 * drop when nothing uses them. Unmarked, `Link`, `NavLink`, `Form` and the fetching of a framework's pages weigh
 * 3.6 kB (brotli). The budget of the home page tells when an upgrade undoes it.
 * @param {string} source
 * @returns {string}
 */
export default function trimRouter(source) {
  return source.replace(NAMING, '').replace(MADE_AT_START, '$1/* @__PURE__ */ $2');
}
