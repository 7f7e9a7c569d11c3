import { formatSize } from '../../base';
import type { ModuleName } from '../../modules';
import { type State, type Store, storedContract } from '../../releases';
import type { Difference } from './differences';

/** Of what is live. A sentence more is less, a library more. */
const GROWN_SHARE = 0.05;

/** Released modules whose scripts and styles, compressed, have grown by more than a twentieth. */
export async function sizeDifferences(
  store: Store,
  { live, candidate }: { live: State; candidate: State },
  released: readonly ModuleName[],
): Promise<Difference[]> {
  const found: Difference[] = [];
  for (const module of released) {
    const [before, after] = [live.live[module], candidate.live[module]];
    if (before === undefined || after === undefined) continue;
    const was = await sizeOf(store, module, before);
    const is = await sizeOf(store, module, after);
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

async function sizeOf(store: Store, module: ModuleName, version: string): Promise<number> {
  const { scripts, styles } = (await storedContract(store, module, version)).sizes;
  return scripts + styles;
}
