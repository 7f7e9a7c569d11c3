import * as v from 'valibot';
import { MODULES } from '../../modules';

const whole = v.pipe(v.number(), v.integer(), v.minValue(0));
const names = v.array(v.string());

/** What a release offers and needs: everything that must fit between modules that were built separately. */
export const ContractSchema = v.object({
  module: v.picklist(MODULES),
  version: v.string(),
  /** The parts that a remote offers, and what each module is asked for by the shell. */
  exposes: names,
  asks: v.record(v.string(), names),
  /** Ranges of shared packages that a remote takes from the shell, and the versions that the shell carries. */
  needs: v.record(v.string(), v.string()),
  carries: v.record(v.string(), v.string()),
  /** Of the interface between the composer and server builds. Older contracts do not have it and mean the first. */
  interfaceVersion: v.optional(whole, 1),
  /** Of the attributes that the shell's early script reads, or that a remote's HTML carries. */
  eventReplay: v.exactOptional(whole),
  /** The events it was built with; `sends` and `listens` name those that it declares to publish and to subscribe to. */
  events: v.object({
    known: v.record(
      v.string(),
      v.object({
        version: whole,
        fingerprint: v.string(),
        // Older contracts do not have it; they know first versions only.
        readsPrevious: v.optional(v.boolean(), false),
      }),
    ),
    sends: names,
    listens: names,
  }),
  /** Compressed, in bytes; the entry is a remote's. */
  sizes: v.object({ entry: whole, scripts: whole, styles: whole }),
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
