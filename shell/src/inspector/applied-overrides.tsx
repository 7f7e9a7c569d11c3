import { createRoot } from 'react-dom/client';
import { OverrideBanner } from './override-banner';
import styles from './override-banner.module.css';
import { readOverrides } from './override-store';

/** Tells above the page what runs from this computer. */
export function showOverrides(): void {
  const overrides = readOverrides();
  if (overrides.size === 0) return;
  const place = document.createElement('div');
  place.className = styles.place ?? '';
  document.body.prepend(place);
  createRoot(place).render(
    <OverrideBanner
      overrides={overrides}
      reload={() => {
        location.reload();
      }}
    />,
  );
}

const cleared = new Map<string, Promise<void>>();

/** The entry that runs in this tab. @param live the one that the registry names. */
export async function overriddenEntry(module: string, live: string): Promise<string> {
  const address = readOverrides().get(module);
  if (address === undefined) return live;
  const clearing = cleared.get(module) ?? clearAway(module, live);
  cleared.set(module, clearing);
  await clearing;
  return address;
}

/**
 * A composed page comes with the live version's styles, and with scripts that put its code down under webpack's global
 * name, where another build of the same version would find it and run it in place of its own.
 */
async function clearAway(module: string, live: string): Promise<void> {
  const base = new URL('.', live).href;
  for (const style of document.querySelectorAll<HTMLStyleElement>('style[data-href]')) {
    if (style.dataset.href?.startsWith(base)) style.remove();
  }
  await pageLoad();
  const prefix = `webpackChunk${module.replaceAll('-', '_')}`;
  for (const name of Object.keys(globalThis)) {
    if (name.startsWith(prefix)) Reflect.deleteProperty(globalThis, name);
  }
}

/** By then every script of the document has run. */
function pageLoad(): Promise<void> {
  return new Promise((resolve) => {
    if (document.readyState === 'complete') resolve();
    else
      window.addEventListener(
        'load',
        () => {
          resolve();
        },
        { once: true },
      );
  });
}
