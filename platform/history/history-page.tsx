import { readFileSync } from 'node:fs';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { counted, formatSize, platformFile, type Table } from '../base';
import { shortCommit } from '../releases';
import type { History, NumberedSwitch } from './facts';
import { tablesOf, when } from './tables';

/** How many of the latest switches are listed before the others are unfolded. */
const UNFOLDED = 12;
const NO_SCRIPT = "default-src 'none'; style-src 'unsafe-inline'";

const ACTIONS = {
  release: 'release',
  rollback: 'rollback: the decision of a person',
  undo: 'undo: what could not be brought to guests',
  unlisted: 'unlisted: stored, live for nobody',
  pages: 'pages: what makes the documents',
} satisfies Record<NumberedSwitch['action'], string>;
const ARROWS = { loads: 'loads a part', sends: 'sends an event', needs: 'uses packages of' };

/**
 * The releases of a store as an HTML document, which needs no other file and runs no script.
 * @param history whose sentences, such as why somebody rolled back, are foreign text.
 */
export async function historyPage(history: History): Promise<string> {
  const { switches, releases, kept, commit, rules } = history;
  const tables = tablesOf(history);
  const cards = releases
    .filter(({ isLive }) => isLive)
    .map(({ module, version, since, builtFrom }) => {
      return [module, version, `since ${when(since)}, from ${shortCommit(builtFrom)}`];
    });
  cards.push(['pages', shortCommit(commit), `database rules of ${shortCommit(rules)}`]);
  const css = readFileSync(platformFile('history/history-page.css'), 'utf8');
  // The import is here because the code that draws loads slowly.
  const { dependencyGraph, sizes, timeline } = await import('./plots');
  const graph = await dependencyGraph(releases);
  const latest = switches
    .slice(0, 1)
    .map(({ number, at }) => `As of #${String(number)}, ${when(at)}. `);
  const page = (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta httpEquiv="Content-Security-Policy" content={NO_SCRIPT} />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>Releases</title>
        <style dangerouslySetInnerHTML={{ __html: css }} />
      </head>
      <body>
        <header>
          <h1>Releases</h1>
          <p>{latest}All times are UTC.</p>
        </header>
        <main>
          <h2>What guests get</h2>
          <ul className="cards">
            {cards.map(([name, version, remark]) => (
              <li key={name}>
                <h3>{name}</h3>
                <code>{version}</code>
                <p>{remark}</p>
              </li>
            ))}
          </ul>
          <h2>What happened</h2>
          <Key of={ACTIONS} />
          <Scrolling label="Timeline" isFromTheEnd>
            <Picture
              of="The latest switches by module, as in the list below"
              svg={timeline(switches)}
            />
          </Scrolling>
          <ol className="switches">{switches.slice(0, UNFOLDED).map(SwitchItem)}</ol>
          {switches.length > UNFOLDED && (
            <details>
              <summary>Earlier switches</summary>
              <ol className="switches">{switches.slice(UNFOLDED).map(SwitchItem)}</ol>
            </details>
          )}
          <h2>Size</h2>
          <p>
            Compressed scripts and styles of each stored release, in kB. The live one stands out.
          </p>
          <div className="cards">
            {kept.map(({ module, releases: count, bytes }) => (
              <section key={module}>
                <h3>{module}</h3>
                <Picture
                  of={`The size of each release of ${module}, as in the table below`}
                  svg={sizes(releases.filter((one) => one.module === module))}
                />
                <p>
                  Hosts keep {counted(count, 'release')}: {formatSize(bytes)}.
                </p>
              </section>
            ))}
          </div>
          <Folded {...tables.releases} />
          <h2>Who needs what</h2>
          <Key of={ARROWS} />
          <Scrolling label="Who needs what">
            <Picture
              of="What each live module takes from another, as in the table below"
              svg={graph}
            />
          </Scrolling>
          <Folded {...tables.dependencies} />
        </main>
      </body>
    </html>
  );
  return `<!doctype html>${renderToStaticMarkup(page)}`;
}

function SwitchItem({ number, at, by, action, modules, pages, ...rest }: NumberedSwitch) {
  const { accepted = [], undoes, why } = rest;
  const { commit, former } = pages ?? {};
  const changes: typeof modules = {
    ...modules,
    ...(pages && { pages: { version: shortCommit(commit), former: shortCommit(former) } }),
  };
  return (
    <li key={number} id={`switch-${String(number)}`}>
      <b className={action}>{action}</b> <b>#{number}</b> {when(at)}{' '}
      {by !== undefined && `by ${by}`}{' '}
      {undoes !== undefined && <a href={`#switch-${String(undoes)}`}>undoes #{undoes}</a>}
      <ul>
        {Object.entries(changes).map(([name, { version = 'nothing', former }]) => (
          <li key={name}>
            {name} <code>{version}</code>
            {former !== undefined && action !== 'unlisted' && (
              <>
                {' '}
                after <code>{former}</code>
              </>
            )}
          </li>
        ))}
      </ul>
      {why !== undefined && <blockquote>{why}</blockquote>}
      {accepted.length > 0 && (
        <details>
          <summary>Accepted: {counted(accepted.length, 'difference')}</summary>
          <ul>
            {accepted.map((difference) => (
              <li key={difference}>{difference}</li>
            ))}
          </ul>
        </details>
      )}
    </li>
  );
}

/** The meaning of colors and symbols. */
const Key = ({ of }: { of: Readonly<Record<string, string>> }) => (
  <ul className="key">
    {Object.entries(of).map(([name, meaning]) => (
      <li key={name} className={name}>
        {meaning}
      </li>
    ))}
  </ul>
);

const Picture = ({ of, svg }: { of: string; svg: string }) => (
  <div role="img" aria-label={of}>
    <div aria-hidden dangerouslySetInnerHTML={{ __html: svg }} />
  </div>
);

/** What may be wider than a phone. It takes the focus, so that the keyboard can scroll it. */
const Scrolling = (of: { label: string; isFromTheEnd?: boolean; children: ReactNode }) => (
  <div
    {...{ className: 'scrolling', dir: of.isFromTheEnd === true ? 'rtl' : 'ltr' }}
    {...{ role: 'region', 'aria-label': of.label, tabIndex: 0 }}
  >
    <div dir="ltr">{of.children}</div>
  </div>
);

/** What a plot shows, as a table. */
const Folded = ({ title, head, rows }: Table & { title: string }) => (
  <details>
    <summary>{title} as a table</summary>
    <Scrolling label={title}>
      <table>
        <thead>
          <tr>
            {head.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((cells, row) => (
            <tr key={row}>
              {cells.map((cell, column) => (
                <td key={column}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Scrolling>
  </details>
);
