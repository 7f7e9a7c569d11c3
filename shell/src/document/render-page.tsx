import { StrictMode, type ComponentType } from 'react';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { App } from '../app';
import { loadPage } from '../pages/pages';
import { nameOf, type PartName } from '../remotes/remote-parts';
import { readyPart, RemoteSourceContext, type RemoteSource } from '../remotes/remote-source';

export interface RenderedPage {
  /** What React puts into the document's head: the title, and preloads of pictures. */
  head: string;
  body: string;
  /** The errors of slots that were left to the browser. */
  problems: readonly unknown[];
}

/** This is larger than any page. Otherwise, React would send large parts hidden, for a script to move into place. */
const IN_ONE_PIECE = 1e9;
/** React puts hoisted elements first. */
const HOISTED = /^(?:<title[^>]*>[^<]*<\/title>|<(?:link|meta)\b[^>]*>)*/;

/**
 * Renders a page as a browser's first render does.
 * @param remotes a remote that is missing or throws is left to the browser.
 * @param limitMs the time after which slots that are still waiting are left to the browser.
 * @throws what the shell itself throws.
 */
export async function renderPage(
  pathname: string,
  remotes: Readonly<Record<PartName, ComponentType>>,
  limitMs: number,
): Promise<RenderedPage> {
  await loadPage(pathname);
  const problems: unknown[] = [];
  const source: RemoteSource = (part) => {
    const name = nameOf(part);
    return readyPart(remotes[name] ?? missing(name));
  };
  const { prelude } = await prerender(
    <StrictMode>
      <RemoteSourceContext value={source}>
        <StaticRouter location={pathname}>
          <App />
        </StaticRouter>
      </RemoteSourceContext>
    </StrictMode>,
    {
      progressiveChunkSize: IN_ONE_PIECE,
      signal: AbortSignal.timeout(limitMs),
      onError: (error) => {
        problems.push(error);
      },
    },
  );
  const html = await new Response(prelude).text();
  const head = HOISTED.exec(html)?.[0] ?? '';
  return { head, body: html.slice(head.length), problems };
}

function missing(name: PartName): ComponentType {
  return function Missing() {
    throw new Error(`There is no server build of "${name}".`);
  };
}
