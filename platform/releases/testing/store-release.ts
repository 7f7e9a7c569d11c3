import type { Contract } from '../contract';
import { addRelease } from '../add-release';
import { digestOf } from '../files';
import type { Store } from '../store';

/** The contract of a module that exposes, needs and says nothing, unless `more` says otherwise. */
export function contractOf(
  module: string,
  version: string,
  more: Partial<Contract> = {},
): Contract {
  return {
    module,
    version,
    exposes: [],
    asks: {},
    needs: {},
    carries: {},
    sends: [],
    listens: [],
    delivers: [],
    federation: { version: '2.9.2', seenWith: [] },
    sizes: { entry: 0, scripts: 0, styles: 0 },
    ...more,
  };
}

/** Adds a release with these files for browsers, by address, and nothing for the composer. */
export function storeRelease(
  store: Store,
  module: string,
  version: string,
  files: Readonly<Record<string, string>> = {},
  contract: Partial<Contract> = {},
): void {
  const digests = Object.entries(files).map(([name, text]) => [name, digestOf(text)]);
  addRelease(store, module, version, {
    manifest: {
      files: Object.fromEntries(digests),
      server: {},
      contract: contractOf(module, version, contract),
    },
    read: (_kind, name) => Buffer.from(files[name] ?? ''),
  });
}
