/**
 * The addresses of the scripts and styles that a document names, each once.
 * @param base the document's address.
 */
export function linkedFiles(html: string, base: string): string[] {
  const tags = html.match(/<(?:script|link)\b[^>]*>/gi) ?? [];
  const urls = tags
    .filter(
      (tag) => /^<script/i.test(tag) || /\brel="?(?:stylesheet|modulepreload|preload)\b/i.test(tag),
    )
    .flatMap((tag) => /\b(?:src|href)="?([^"\s>]+)/i.exec(tag)?.[1] ?? [])
    .map((path) => new URL(path, base).href);
  return [...new Set(urls)];
}
