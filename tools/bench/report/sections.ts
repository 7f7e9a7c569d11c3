/** The parts of docs/performance.md; each is written by its own run and leaves the other as it is. */
export type SectionName = 'pages' | 'scale';

const markers = (name: SectionName) =>
  [`<!-- bench: ${name} -->`, `<!-- bench: end of ${name} -->`] as const;

/**
 * The document with this text in the place of what stood between the section's markers.
 * @throws Error when a marker is missing.
 */
export function replaceSection(document: string, name: SectionName, text: string): string {
  const [begin, end] = markers(name);
  const from = document.indexOf(begin);
  const to = document.indexOf(end);
  if (from < 0 || to < from)
    throw new Error(`docs/performance.md has no section between "${begin}" and "${end}".`);
  return `${document.slice(0, from + begin.length)}\n\n${text.trim()}\n\n${document.slice(to)}`;
}

/** The place of a section that was not measured yet. */
export function emptySection(name: SectionName, command: string): string {
  const [begin, end] = markers(name);
  return `${begin}\n\nNot measured yet: run \`${command}\`.\n\n${end}`;
}
