import * as v from 'valibot';

const whole = v.pipe(v.number(), v.integer(), v.minValue(0));
const names = v.array(v.string());

/**
 * What a release offers and needs: everything that must fit between modules that were built separately. A payload of an
 * event, an attribute that the shell reads, and whatever else two modules agree on is in shared, so a change that
 * breaks it is a major version of shared.
 */
export const ContractSchema = v.strictObject({
  /** Of any checkout: the store keeps the releases of a remote that was removed. */
  module: v.string(),
  version: v.string(),
  /** `exposes`: the parts that a remote offers. `asks`: the parts of each module that the shell loads. */
  exposes: names,
  asks: v.record(v.string(), names),
  /**
   * `needs`: the ranges of the shared packages that a remote gets from the shell. `carries`: the versions that the
   * shell provides.
   */
  needs: v.record(v.string(), v.string()),
  carries: v.record(v.string(), v.string()),
  /** The events that a module declares to publish and to subscribe to, and those that the shell's bus delivers. */
  sends: names,
  listens: names,
  delivers: names,
  /** The Module Federation that it was built with, and the versions that the journeys of its sources played together. */
  federation: v.strictObject({ version: v.string(), seenWith: names }),
  /** Compressed, in bytes. Only a remote has an entry. */
  sizes: v.strictObject({ entry: whole, scripts: whole, styles: whole }),
});
export type Contract = v.InferOutput<typeof ContractSchema>;

/** "@library/shared" for "@library/shared/branch". All parts of a package have the same version. */
export function packageOf(name: string): string {
  return name.replace(/^(@[^/]+\/[^/]+|[^@/]+)\/.*/, '$1');
}
