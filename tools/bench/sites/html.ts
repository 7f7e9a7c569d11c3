// What the variants change in a document. The documents are our own, so their few forms are known and patterns suffice;
// what is not found where it must be is an error, so that no variant is measured as something that it is not.

const SCRIPT = /<script\b([^>]*)>[\s\S]*?<\/script>\n?/g;

const isData = (attributes: string) => attributes.includes('application/');
const isInline = (attributes: string) => !/\bsrc=/.test(attributes) && !isData(attributes);

function changed(before: string, after: string, what: string): string {
  if (after === before) throw new Error(`The document has no ${what} to take out.`);
  return after;
}

/**
 * The document without the scripts that stand in it (early taps); those that it loads and its JSON blocks stay.
 * @throws Error when there is none.
 */
export function withoutInlineScripts(html: string): string {
  const after = html.replace(SCRIPT, (script, attributes: string) =>
    isInline(attributes) ? '' : script,
  );
  return changed(html, after, 'inline script');
}

/**
 * The document as it would be if nothing ever ran in it: no script, no preload of one, no JSON block.
 * @throws Error when there is no script.
 */
export function withoutScripts(html: string): string {
  const after = html.replace(SCRIPT, (script, attributes: string) =>
    // What search engines read is part of the page that is to be painted.
    attributes.includes('ld+json') ? script : '',
  );
  return changed(html, after, 'script').replace(
    /<link\b(?=[^>]*rel="(?:module)?preload")(?=[^>]*(?:as="script"|modulepreload|as="fetch"))[^>]*>\n?/g,
    '',
  );
}

/** The document with these stylesheets, fetched as a build tool links them: at the end of the head. */
export function withStylesheets(html: string, hrefs: readonly string[]): string {
  const links = hrefs.map((href) => `<link href="${href}" rel="stylesheet">\n`).join('');
  const after = html.replace('</head>', () => `${links}</head>`);
  if (after === html && links !== '') throw new Error('The document has no </head>.');
  return after;
}
