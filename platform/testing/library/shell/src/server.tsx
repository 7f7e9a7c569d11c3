import * as branch from '@library/shared/branch';
import * as react from 'react';
import * as reactDom from 'react-dom';
import { renderToString } from 'react-dom/server';
import * as jsxRuntime from 'react/jsx-runtime';
import { nameOf, PARTS } from './parts';

export { BLOCKS, PARTS } from './parts';
export const setSiteConfig = branch.setBranch;
/** No remote brings a page of its own. */
export const setPlaces = () => undefined;
export const PAGES = [
  {
    ...{ pathname: '/', file: 'index.html', remotes: PARTS.map(nameOf), describedBy: [] },
    ...{ isDeferred: false, isListed: true },
  },
];
export const provided = {
  react,
  'react-dom': reactDom,
  'react/jsx-runtime': jsxRuntime,
  '@library/shared/branch': branch,
};
export const eventDeclarations = [];
export const eventNames = [];
export const siteFiles = () => new Map<string, string>();

type Parts = Readonly<Record<string, react.ComponentType>>;

export async function renderPage(_pathname: string, parts: Parts) {
  const roots = PARTS.flatMap((part) => {
    const Part = parts[nameOf(part)];
    const html = Part && renderToString(<Part />);
    return html ? [`<div data-module="${part.module}">${html}</div>`] : [];
  });
  return { head: '', body: roots.join(''), problems: [] };
}

interface Assets {
  scripts: readonly string[];
  integrity: Readonly<Record<string, string>>;
  blocks: Readonly<Record<string, unknown>>;
}

export function documentOf(
  _page: unknown,
  { body }: { body: string },
  _site: unknown,
  { scripts, integrity, blocks }: Assets,
): string {
  const data = Object.entries(blocks).map(([id, value]) => {
    const json = JSON.stringify(value).replaceAll('<', '\\u003c');
    return `<script type="application/json" id="${id}">${json}</script>`;
  });
  const code = scripts.map(
    (src) =>
      `<script defer src="${src}" integrity="${integrity[src] ?? ''}" crossorigin="anonymous"></script>`,
  );
  return `<!doctype html><html lang="en" data-module="shell"><head><meta charset="utf-8"><title>${branch.branchName()}</title>${data.join('')}${code.join('')}</head><body>${body}</body></html>`;
}
