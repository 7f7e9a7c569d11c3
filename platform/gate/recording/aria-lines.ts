/**
 * The lines of one of Playwright's accessibility snapshots (https://playwright.dev/docs/aria-snapshots).
 * @param passing the label of a region that is left out.
 * @returns each line without its indentation, and the name of the nearest element around it that has one.
 */
export function ariaLines(snapshot: string, passing: string): { about: string; text: string }[] {
  const lines: { about: string; text: string }[] = [];
  const around: { depth: number; name: string; isPassing: boolean }[] = [];
  for (const line of snapshot.split('\n')) {
    const [, indentation = '', text = ''] = /^(\s*)-\s(.*)$/.exec(line) ?? [];
    // The addresses of links are left out here, because they are compared with the links.
    if (text === '' || text.startsWith('/url:')) continue;
    const depth = indentation.length;
    while ((around.at(-1)?.depth ?? -1) >= depth) around.pop();
    const isPassing =
      text.startsWith(`complementary "${passing}"`) || around.at(-1)?.isPassing === true;
    const about = around.findLast(({ name }) => name !== '')?.name ?? '';
    if (!isPassing) lines.push({ about, text: text.replace(/:$/, '').replace(' [active]', '') });
    around.push({ depth, name: /^\S+ "(.*?)"/.exec(text)?.[1] ?? '', isPassing });
  }
  return lines;
}
