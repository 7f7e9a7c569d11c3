import { formatSize } from '../../base';
import type { ModuleName } from '../../modules';
import type { State, Store } from '../../releases';
import type { Difference } from './differences';

/** Of what is live. A sentence more is less, a library more. */
const GROWN_SHARE = 0.05;

/** Released modules whose scripts and styles, compressed, have grown by more than a twentieth. */
export function sizeDifferences(
  store: Store,
  { live, candidate }: { live: State; candidate: State },
  released: readonly ModuleName[],
): Difference[] {
  const found: Difference[] = [];
  for (const module of released) {
    const [before, after] = [live.live[module], candidate.live[module]];
    if (before === undefined || after === undefined) continue;
    const was = sizeOf(store, module, before);
    const is = sizeOf(store, module, after);
    if (is > was * (1 + GROWN_SHARE))
      found.push({
        kind: 'bytes',
        module,
        about: '',
        was: formatSize(was),
        is: formatSize(is),
        where: ['what browsers load'],
      });
  }
  return found;
}

function sizeOf(store: Store, module: ModuleName, version: string): number {
  const { scripts, styles } = store.manifest(module, version).contract.sizes;
  return scripts + styles;
}
