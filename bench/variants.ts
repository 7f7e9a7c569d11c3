/** The ways to build the same site that are compared, in the order of the tables. docs/performance.md describes them. */
export const VARIANTS = {
  composed: 'Simmer',
  withoutReplay: 'Simmer without event replay',
  bundle: 'One bundle',
  prerendered: 'One bundle, prerendered',
  federated: 'Plain federation',
  static: 'No scripts',
};

export type VariantName = keyof typeof VARIANTS;
