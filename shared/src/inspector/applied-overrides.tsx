import { containerName, STYLE_ADDRESS } from '@simmer/shared/navigation';
import type { Registry } from '@simmer/shared/registry';
import { useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { Button } from '../ui/button';
import { Status } from '../ui/status';
import styles from './applied-overrides.late.module.css';
import { endOverrides, localEntry, takeOverrides } from './override-store';
import { triedRelease, type Applied } from './tried-release';

type Release = Registry['modules'][string];

/** The target of each override is looked up once per page. */
const overrides = new Map(
  [...takeOverrides()].map(([module, override]) => [module, applied(module, override)]),
);

function applied(module: string, override: string): Promise<Applied> {
  const entry = localEntry(override);
  if (entry === undefined) return triedRelease(module, override);
  const text = `runs from ${new URL(entry).origin} in this tab.`;
  return Promise.resolve({ title: module, text, release: { entry } });
}

export function showOverrides(): void {
  if (overrides.size === 0) return;
  const container = document.createElement('div');
  container.className = styles.container ?? '';
  document.body.prepend(container);
  createRoot(container).render(<Banner />);
}

/** A screen reader announces only what changes in a region that is already there. */
const WAITING: readonly Applied[] = [...overrides].map(() => ({
  title: '',
  text: 'Looking for the release…',
}));

function Banner() {
  const [rows, setRows] = useState(WAITING);
  useEffect(() => void Promise.all(overrides.values()).then(setRows), []);
  return (
    <aside className={styles.banner} aria-label="Releases in this tab">
      <div>
        {rows.map(({ title, text }, index) => (
          <Status key={index}>
            <strong>{title}</strong>
            <span>{` ${text}`}</span>
          </Status>
        ))}
        {rows.some(({ release }) => release) && <p>An order from this tab is a real order.</p>}
      </div>
      <Button
        look="quiet"
        onClick={() => {
          endOverrides();
          location.reload();
        }}
      >
        Use the live version
      </Button>
    </aside>
  );
}

const removed = new Map<string, Promise<void>>();

/**
 * @param live the release in the registry.
 * @returns the release to load in this tab.
 */
export async function overriddenRelease(module: string, live: Release): Promise<Release> {
  const release = (await overrides.get(module))?.release;
  if (!release) return live;
  const removing = removed.get(module) ?? removeLive(module, live.entry);
  removed.set(module, removing);
  await removing;
  return { version: live.version, ...release };
}

/**
 * A composed page comes with the live version's styles, and with chunks under webpack's global name. Another build of
 * the same version would run those in place of its own.
 */
async function removeLive(module: string, live: string): Promise<void> {
  const base = new URL('.', live).href;
  for (const style of document.querySelectorAll(`style[${STYLE_ADDRESS}^="${base}"]`))
    style.remove();
  if (document.readyState !== 'complete')
    await new Promise((resolve) => window.addEventListener('load', resolve, { once: true }));
  const prefix = `webpackChunk${containerName(module)}`;
  for (const name of Object.keys(globalThis)) {
    if (name.startsWith(prefix)) Reflect.deleteProperty(globalThis, name);
  }
}
