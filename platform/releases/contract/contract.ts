import * as v from 'valibot';
import { MODULES } from '../../modules';

const bytes = v.pipe(v.number(), v.integer(), v.minValue(0));
const names = v.array(v.string());

/** What a release promises and needs: the whole of what must fit between modules that were built apart. */
export const ContractSchema = v.object({
  module: v.picklist(MODULES),
  version: v.string(),
  /** The parts that a remote offers, and what each module is asked for by the shell. */
  exposes: names,
  asks: v.record(v.string(), names),
  /** Ranges of shared packages that a remote takes from the shell, and the versions that the shell carries. */
  needs: v.record(v.string(), v.string()),
  carries: v.record(v.string(), v.string()),
  /** The events it was built with; `sends` and `listens` name those that it uses. */
  events: v.object({
    known: v.record(
      v.string(),
      v.object({
        version: bytes,
        fingerprint: v.string(),
        // Releases from before it was noted know first versions only.
        readsPrevious: v.optional(v.boolean(), false),
      }),
    ),
    sends: names,
    listens: names,
  }),
  /** Compressed, in bytes; the entry is a remote's. */
  sizes: v.object({ entry: bytes, scripts: bytes, styles: bytes }),
});
export type Contract = v.InferOutput<typeof ContractSchema>;

/** Two modules that would meet on a page: one of them is to be released, the other is live. */
export interface Meeting {
  shell: Contract;
  remote: Contract;
  isShellNew: boolean;
}

/** "@simmer/shared" of "@simmer/shared/cart": the parts of a package have one version. */
export function packageOf(name: string): string {
  return name.replace(/^(@[^/]+\/[^/]+|[^@/]+)\/.*/, '$1');
}
