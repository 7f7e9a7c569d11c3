import * as v from 'valibot';
import { messageOf } from '../base';
import type { Registry } from './composition';
import type { PageToRender, Sandbox } from './sandbox';

const RenderedSchema = v.object({
  head: v.string(),
  body: v.string(),
  structuredData: v.record(v.string(), v.unknown()),
  /** The files of data that the page's modules write beside the pages, by name. */
  files: v.record(v.string(), v.unknown()),
  warnings: v.array(v.string()),
});
type Rendered = v.InferOutput<typeof RenderedSchema>;

/**
 * Renders each page where only the code of the shell and of the remotes on that page runs, so that no remote decides
 * what is on another's page. Pages whose remotes end their process are rendered without them, with a warning.
 * @param shell a process without remotes.
 * @param another starts a process with the shell's build.
 * @returns one for each page, in the same order.
 */
export async function renderPages<Page extends PageToRender>(
  pages: readonly Page[],
  registry: Registry,
  shell: Sandbox,
  another: () => Promise<Sandbox>,
): Promise<(Page & Rendered)[]> {
  const render = (sandbox: Sandbox, some: readonly PageToRender[]) =>
    sandbox.ask(
      { do: 'render', registry, pages: some },
      v.pipe(v.array(RenderedSchema), v.length(some.length)),
    );
  const renderGroup = async (names: string, group: readonly Page[]) => {
    if (names === '') return render(shell, group);
    try {
      return await render(await another(), group);
    } catch (error) {
      const alone = group.map(({ pathname }) => ({ pathname, parts: [], describedBy: [] }));
      const warnings = [`${names} cannot be rendered: ${messageOf(error)}`];
      return (await render(shell, alone)).map((one) => ({ ...one, warnings }));
    }
  };
  const groups = new Map<string, Page[]>();
  for (const page of pages) {
    const modules = [...page.parts, ...page.describedBy].map(({ module }) => module);
    const names = [...new Set(modules)].sort().join(' and ');
    groups.set(names, [...(groups.get(names) ?? []), page]);
  }
  const rendered = new Map<Page, Rendered>();
  await Promise.all(
    [...groups].map(async ([names, group]) => {
      const results = await renderGroup(names, group);
      results.forEach((result, n) => {
        if (group[n]) rendered.set(group[n], result);
      });
    }),
  );
  return pages.flatMap((page) => {
    const result = rendered.get(page);
    return result ? [{ ...page, ...result }] : [];
  });
}
