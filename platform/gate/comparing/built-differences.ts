import { formatSize } from '../../base';
import { MODULES } from '../../modules';
import type { State, Store } from '../../releases';
import { type Difference, differencesOf, unequal } from './differences';

/** Texts by where they are. */
type Files = Iterable<readonly [where: string, text: string]>;

/** Compares texts by their lines. A tag is one, too. */
export function textDifferences(was: Files, is: Files): Difference[] {
  const linesOf = (side: 'was' | 'is', files: Files) =>
    [...files].flatMap(([where, content]) =>
      content.split(/\n|(?=<)/).map((text) => ({
        ...{ side, step: 0, where, module: 'shell', kind: 'files' as const, about: '', text },
      })),
    );
  return differencesOf(unequal([...linesOf('was', was), ...linesOf('is', is)]));
}

/** Compares the composed files other than pages, which no journey requests and no script contains. */
export function fileDifferences(was: Files, is: Files): Difference[] {
  const others = (files: Files) =>
    [...files].filter(([name]) => !/\.html$|registry\.json$|^releases\.json$/.test(name));
  return textDifferences(others(was), others(is));
}

/** The growth is relative to the live size. Another sentence is below it, another library above. */
const GROWN_SHARE = 0.05;

/** Modules whose scripts and styles, compressed, have grown by more than a twentieth. */
export function sizeDifferences(store: Store, live: State, candidate: State): Difference[] {
  const sizeOf = (module: string, version: string) => {
    const { scripts, styles } = store.manifest(module, version).contract.sizes;
    return scripts + styles;
  };
  return MODULES.flatMap((module) => {
    const [before, after] = [live.live[module], candidate.live[module]];
    if (before === undefined || after === undefined) return [];
    const [was, is] = [sizeOf(module, before), sizeOf(module, after)];
    if (is <= was * (1 + GROWN_SHARE)) return [];
    return {
      ...{ kind: 'bytes', module, about: [], was: formatSize(was), is: formatSize(is) },
      where: ['what browsers load'],
    };
  });
}
