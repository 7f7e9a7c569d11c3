import { observeEvents } from '@simmer/shared/bus';
import { loadRegistry, type Registry } from '@simmer/shared/registry';
import { X } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { Button } from '../ui/button';
import { TextField } from '../ui/field';
import { IconButton } from '../ui/icon-button';
import { useRootAttribute } from '../ui/use-root-attribute';
import { DEVELOPMENT_PORTS } from './development-ports';
import styles from './inspector.module.css';
import { localEntry, readOverrides, storeOverride } from './override-store';

let close: (() => void) | undefined;

export function toggleInspector(): void {
  if (close) {
    close();
    return;
  }
  const before = document.activeElement;
  const container = document.createElement('div');
  document.body.append(container);
  const root = createRoot(container);
  close = () => {
    close = undefined;
    root.unmount();
    container.remove();
    if (before instanceof HTMLElement && before.isConnected) before.focus();
  };
  root.render(<Inspector onClose={close} />);
}

/** It is not modal: the page next to it stays usable. */
function Inspector({ onClose }: { onClose: () => void }) {
  const panel = useRef<HTMLElement>(null);
  const titleId = useId();
  const [registry, setRegistry] = useState<Registry | 'failed'>();
  const here = useModulesHere();
  // Outlines each module on the page.
  useRootAttribute('data-inspected');

  useEffect(() => {
    panel.current?.focus({ preventScroll: true });
    loadRegistry().then(setRegistry, () => setRegistry('failed'));
    return observeEvents((name, payload) => {
      // eslint-disable-next-line no-console -- it is the list of events for the developer who opened the inspector
      console.info(`[simmer/bus] ${name}`, payload);
    });
  }, []);

  return (
    <section
      ref={panel}
      role="dialog"
      aria-labelledby={titleId}
      tabIndex={-1}
      className={styles.panel}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose();
      }}
    >
      <div className={styles.header}>
        <h2 id={titleId} className={styles.title}>
          Modules on this page
        </h2>
        <IconButton label="Close the inspector" onClick={onClose}>
          <X aria-hidden />
        </IconButton>
      </div>
      <p>Events on the bus are written to the console while this is open.</p>
      {registry === 'failed' && (
        <p role="alert">The registry of modules cannot be read. Reload the page.</p>
      )}
      {registry && registry !== 'failed' && (
        <ul role="list" aria-labelledby={titleId}>
          <li className={styles.module}>
            <strong>{`shell ${registry.shell?.version ?? 'unknown'}`}</strong>
          </li>
          {Object.entries(registry.modules).map(([name, release]) => (
            <li key={name} className={styles.module}>
              <RemoteModule name={name} {...release} isHere={here.has(name)} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

interface RemoteModuleProps {
  name: string;
  version: string;
  entry: string;
  isHere: boolean;
}

function RemoteModule({ name, version, entry, isHere }: RemoteModuleProps) {
  const [override] = useState(() => readOverrides().get(name));
  const example = `http://localhost:${String(DEVELOPMENT_PORTS[name] ?? 3001)}/remoteEntry.js`;
  const [typed, setTyped] = useState(example);
  const [problem, setProblem] = useState<string>();

  function run(): void {
    const address = localEntry(typed);
    if (address === undefined)
      setProblem(
        `A module can only run from this computer: type the address of its entry file at localhost or 127.0.0.1, like ${example}.`,
      );
    else if (storeOverride(name, address)) location.reload();
    else
      setProblem(
        'This browser blocks storage for this site. Allow the site to save data on the device.',
      );
  }

  return (
    <>
      <p>
        <strong>{`${name} ${override === undefined ? version : 'from this computer'}`}</strong>
        <span>{isHere ? '' : ', not on this page'}</span>
        <small className={styles.origin}>{new URL(override ?? entry).origin}</small>
      </p>
      {override === undefined && (
        <form
          className={styles.form}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            run();
          }}
        >
          <TextField
            label={`Address of ${name}`}
            type="url"
            spellCheck={false}
            autoComplete="off"
            value={typed}
            error={problem}
            onValue={setTyped}
          />
          <Button type="submit" aria-label={`Run ${name} from this address`}>
            Run
          </Button>
        </form>
      )}
    </>
  );
}

/** The names of the modules in the page. They come and go with its pages, and when their code arrives. */
function useModulesHere(): ReadonlySet<string | undefined> {
  const [here, setHere] = useState(modulesHere);
  useEffect(() => {
    const changes = new MutationObserver(() => setHere(modulesHere()));
    const root = document.getElementById('root');
    if (root) changes.observe(root, { childList: true, subtree: true });
    return () => changes.disconnect();
  }, []);
  return here;
}

function modulesHere(): ReadonlySet<string | undefined> {
  const slots = document.querySelectorAll<HTMLElement>('[data-module]');
  return new Set([...slots].map(({ dataset }) => dataset.module));
}
