// The documents are ours and have few forms, so patterns suffice. A change that finds nothing to change is an error:
// no variant is measured as something that it is not.

const SCRIPT = /<script\b([^>]*)>[\s\S]*?<\/script>\n?/g;
const SCRIPT_PRELOAD = /<link\b(?=[^>]*rel="(?:module)?preload")(?=[^>]*as="script")[^>]*>\n?/g;

/** @throws Error when no script goes. */
function withoutScriptsThat(isRemoved: (attributes: string) => boolean, html: string): string {
  const after = html.replace(SCRIPT, (script, attributes: string) =>
    isRemoved(attributes) ? '' : script,
  );
  if (after === html) throw new Error('The document has no script to remove.');
  return after;
}

/** The document without the scripts written into it (event replay); its files and its JSON stay. */
export const withoutInlineScripts = (html: string) =>
  withoutScriptsThat((attributes) => !/\bsrc=|application\//.test(attributes), html);

/** The document without scripts, their preloads, and their data. Search engines read JSON-LD, so it stays. */
export const withoutScripts = (html: string) =>
  withoutScriptsThat((attributes) => !attributes.includes('ld+json'), html).replace(
    SCRIPT_PRELOAD,
    '',
  );

/** The document with these stylesheets linked at the end of its head, as a build tool does. */
export function withStylesheets(html: string, hrefs: readonly string[]): string {
  const links = hrefs.map((href) => `<link href="${href}" rel="stylesheet">\n`).join('');
  if (!html.includes('</head>')) throw new Error('The document has no </head>.');
  return html.replace('</head>', () => `${links}</head>`);
}
