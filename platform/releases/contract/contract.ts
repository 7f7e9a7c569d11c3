import * as v from 'valibot';
import { MODULES } from '../../modules';

const whole = v.pipe(v.number(), v.integer(), v.minValue(0));
const names = v.array(v.string());

/** What a release offers and needs: everything that must fit between modules that were built separately. */
export const ContractSchema = v.object({
  module: v.picklist(MODULES),
  version: v.string(),
  /** `exposes`: the parts that a remote offers. `asks`: the parts of each module that the shell loads. */
  exposes: names,
  asks: v.record(v.string(), names),
  /**
   * `needs`: the ranges of the shared packages that a remote takes from the shell. `carries`: the versions that the
   * shell provides.
   */
  needs: v.record(v.string(), v.string()),
  carries: v.record(v.string(), v.string()),
  /** Of the interface between the composer and server builds. */
  interfaceVersion: whole,
  /** Of the attributes that the shell's early script reads, or that a remote's HTML carries. */
  eventReplay: v.exactOptional(whole),
  /** The events it was built with. `sends` and `listens` name those that it declares to publish and to subscribe to. */
  events: v.object({
    known: v.record(
      v.string(),
      v.object({
        version: whole,
        fingerprint: v.string(),
        readsPrevious: v.boolean(),
      }),
    ),
    sends: names,
    listens: names,
  }),
  /** Compressed, in bytes. Only a remote has an entry. */
  sizes: v.object({ entry: whole, scripts: whole, styles: whole }),
});
export type Contract = v.InferOutput<typeof ContractSchema>;

/** Two modules that would run on one page: one of them is to be released, the other is live. */
export interface ModulePair {
  shell: Contract;
  remote: Contract;
  isShellNew: boolean;
}

/** "@simmer/shared" for "@simmer/shared/cart". All parts of a package have the same version. */
export function packageOf(name: string): string {
  return name.replace(/^(@[^/]+\/[^/]+|[^@/]+)\/.*/, '$1');
}
