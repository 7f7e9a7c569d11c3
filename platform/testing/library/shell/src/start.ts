import { setBranch } from '@library/shared/branch';
import { createElement } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { BLOCKS, PARTS } from './parts';

// webpack replaces these names.
declare const __webpack_init_sharing__: (scope: string) => Promise<unknown>;
declare const __webpack_share_scopes__: Readonly<Record<string, unknown>>;

const dataIn = (id: string) => JSON.parse(document.getElementById(id)?.textContent ?? '{}');

/** Runs the entry of a remote, which sets a global of the remote's name. */
async function containerOf(module: string) {
  const { entry, integrity } = dataIn(BLOCKS.registry).modules[module];
  const script = Object.assign(document.createElement('script'), {
    ...{ src: entry, integrity, crossOrigin: 'anonymous' },
  });
  const loading = new Promise((resolve, reject) => {
    script.onload = resolve;
    script.onerror = reject;
  });
  document.head.append(script);
  await loading;
  return Reflect.get(globalThis, module);
}

async function hydrate({ module, expose }: (typeof PARTS)[number]) {
  const container = await containerOf(module);
  await __webpack_init_sharing__('default');
  await container.init(__webpack_share_scopes__.default);
  const factory = await container.get(`./${expose}`);
  const root = document.querySelector<HTMLElement>(`[data-module="${module}"]`);
  if (!root) return;
  hydrateRoot(root, createElement(factory().default));
  root.dataset.hydrated = '';
}

setBranch(dataIn(BLOCKS.site));
for (const part of PARTS) void hydrate(part);
document.documentElement.dataset.hydrated = '';
