export interface Answer {
  what: string;
  status: number;
  headers: Readonly<Record<string, string>>;
}

/** Headers that differ in each answer or belong to the connection. */
const LEFT_OUT =
  /^(date|connection|keep-alive|etag|last-modified|content-length|transfer-encoding)$/;
const POLICY = 'content-security-policy';

/**
 * The headers of answers as Markdown.
 * @param shop the address to replace, so that every business has the same table.
 */
export function headersTable(answers: readonly Answer[], shop: string): string {
  const named = (value: string) =>
    value
      .replaceAll(shop, 'https://shop.example')
      .replace(/('sha256-[^']+' ?)+/g, "'sha256-…' ")
      .replace(/ ;/g, ';');
  const rows = answers.map(({ what, status, headers }) => {
    const others = Object.entries(headers)
      .filter(([name]) => !LEFT_OUT.test(name) && name !== 'cache-control')
      .map(([name, value]) => (name === POLICY ? `\`${name}\`` : `\`${name}: ${named(value)}\``));
    const caching = headers['cache-control'] ?? 'none';
    return `| ${what} | ${String(status)} | \`${caching}\` | ${others.sort().join('<br>')} |`;
  });
  const policies = new Set(answers.flatMap(({ headers }) => headers[POLICY] ?? []));
  return [
    '# Response headers',
    '',
    'By Firebase’s Hosting emulator, with the `firebase.json` of a store. Written by `npm run test:e2e -- --project=hosting --update-snapshots`;',
    '`npm test` fails when an answer differs.',
    '',
    '| asked for | status | `cache-control` | other headers |',
    '| --- | --- | --- | --- |',
    ...rows,
    '',
    'The policy of documents, that of the service worker, and that of the emulator’s own page for a missing file of a remote:',
    '',
    '```text',
    ...[...policies].map((policy) => named(policy).replaceAll('; ', ';\n')),
    '```',
    '',
  ].join('\n');
}
