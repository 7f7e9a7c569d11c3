import { createRoot } from 'react-dom/client';
import { Button } from '../ui/button';
import styles from './applied-overrides.module.css';
import { readOverrides, storeOverride } from './override-store';

export function showOverrides(): void {
  const overrides = readOverrides();
  if (overrides.size === 0) return;
  const container = document.createElement('div');
  container.className = styles.container ?? '';
  document.body.prepend(container);
  createRoot(container).render(<Banner overrides={overrides} />);
}

function Banner({ overrides }: { overrides: ReadonlyMap<string, string> }) {
  return (
    <aside className={styles.banner} aria-label="Modules from this computer">
      <ul role="list">
        {[...overrides].map(([module, address]) => (
          <li key={module} className={styles.override}>
            <p>
              <strong>{module}</strong>
              <span> runs from </span>
              <code>{new URL(address).origin}</code>
              <span> in this tab</span>
            </p>
            <Button
              look="quiet"
              aria-label={`Use the live version of ${module}`}
              onClick={() => {
                storeOverride(module, undefined);
                location.reload();
              }}
            >
              Use the live version
            </Button>
          </li>
        ))}
      </ul>
    </aside>
  );
}

const removed = new Map<string, Promise<void>>();

/**
 * @param live the entry in the registry.
 * @returns the entry to load in this tab.
 */
export async function overriddenEntry(module: string, live: string): Promise<string> {
  const address = readOverrides().get(module);
  if (address === undefined) return live;
  const removing = removed.get(module) ?? removeLive(module, live);
  removed.set(module, removing);
  await removing;
  return address;
}

/**
 * A composed page comes with the live version's styles, and with chunks under webpack's global name. Another build of
 * the same version would run those in place of its own.
 */
async function removeLive(module: string, live: string): Promise<void> {
  const base = new URL('.', live).href;
  for (const style of document.querySelectorAll<HTMLStyleElement>('style[data-href]')) {
    if (style.dataset.href?.startsWith(base)) style.remove();
  }
  if (document.readyState !== 'complete')
    await new Promise((resolve) => window.addEventListener('load', resolve, { once: true }));
  const prefix = `webpackChunk${module.replaceAll('-', '_')}`;
  for (const name of Object.keys(globalThis)) {
    if (name.startsWith(prefix)) Reflect.deleteProperty(globalThis, name);
  }
}
