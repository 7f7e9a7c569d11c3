/** The ways to serve the same site that the bench compares; tables list them in this order. */
export const VARIANTS = {
  composed: {
    title: 'Simmer',
    text: 'the pages that the composer writes from the separately built modules, as they are released.',
  },
  withoutCapture: {
    title: 'Simmer without early taps',
    text: 'the same without the inline script that takes early taps: its first tap that counts is real hydration.',
  },
  bundle: {
    title: 'One bundle',
    text: 'the same sources in one bundle, without federation, rendered by the browser.',
  },
  prerendered: {
    title: 'One bundle, prerendered',
    text: 'that bundle with its page rendered ahead and its styles inlined, hydrated in the browser.',
  },
  federated: {
    title: 'Plain federation',
    text: 'Module Federation as its documentation sets it up: addresses of the remotes in the host, manifests, defaults.',
  },
  static: {
    title: 'No scripts',
    text: 'the composed page with every script taken out: nothing can be painted sooner.',
  },
} as const;

export type VariantName = keyof typeof VARIANTS;

export const VARIANT_NAMES = [
  'composed',
  'withoutCapture',
  'bundle',
  'prerendered',
  'federated',
  'static',
] as const satisfies readonly VariantName[];

/** Whether a word from outside names a variant. */
export function isVariantName(word: string): word is VariantName {
  return VARIANT_NAMES.some((name) => name === word);
}
