import { observeEvents } from '@simmer/shared/bus';
import { PAGE_IDS, SLOT_ATTRIBUTES } from '@simmer/shared/navigation';
import { loadRegistry, type Registry } from '@simmer/shared/registry';
import { X } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { Button } from '../ui/button';
import { TextField } from '../ui/field';
import { IconButton } from '../ui/icon-button';
import { useRootAttribute } from '../ui/use-root-attribute';
import styles from './inspector.late.module.css';
import { PARAMETER } from './inspector-parameter';
import { localEntry, readOverrides, removeParameter, storeOverride } from './override-store';

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
    // So that a reload shows the page as it is now.
    removeParameter(PARAMETER);
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
      {registry === 'failed' && (
        <p role="alert">The registry of modules cannot be read. Reload the page.</p>
      )}
      {registry && registry !== 'failed' && (
        <ul role="list" aria-labelledby={titleId}>
          <li className={styles.module}>
            <p>
              <strong>{`shell ${registry.shell?.version ?? 'unknown'}`}</strong>
              <LiveSince time={registry.shell?.since} />
            </p>
          </li>
          {Object.entries(registry.modules).map(([name, release]) => (
            <li key={name} className={styles.module}>
              <RemoteModule name={name} {...release} isHere={here.has(name)} />
            </li>
          ))}
        </ul>
      )}
      <p className={styles.note}>
        Events on the bus are written to the console while this is open.
      </p>
    </section>
  );
}

function LiveSince({ time = '' }: { time: string | undefined }) {
  const moment = new Date(time);
  if (Number.isNaN(moment.getTime())) return null;
  const { lang } = document.documentElement;
  const text = moment.toLocaleString(lang || undefined, {
    dateStyle: 'medium',
    timeStyle: 'short',
  });
  return (
    <small className={styles.fact}>
      <span>Live since </span>
      <time dateTime={time}>{text}</time>
    </small>
  );
}

interface RemoteModuleProps {
  name: string;
  version: string;
  since?: string;
  entry: string;
  isHere: boolean;
}

/** The default text of the field; "npm run dev" prints the port of each module. */
const EXAMPLE = 'http://localhost:3001/remoteEntry.js';

function RemoteModule({ name, version, since, entry, isHere }: RemoteModuleProps) {
  const [override] = useState(() => readOverrides().get(name));
  const local = localEntry(override);
  const asked = override === undefined ? version : `${override}, asked for in this tab`;
  const shown = local === undefined ? asked : 'from this computer';
  const [typed, setTyped] = useState(EXAMPLE);
  const [problem, setProblem] = useState<string>();

  function run(): void {
    const address = localEntry(typed);
    if (address === undefined)
      setProblem(
        `A module can only run from this computer: type the address of its entry file at localhost or 127.0.0.1, like ${EXAMPLE}.`,
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
        <strong>{`${name} ${shown}`}</strong>
        <span>{isHere ? '' : ', not on this page'}</span>
        <small className={styles.fact}>{new URL(local ?? entry).origin}</small>
        {override === undefined && <LiveSince time={since} />}
      </p>
      {override === undefined && (
        <details>
          <summary className={styles.summary}>{`Run ${name} from this computer`}</summary>
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
        </details>
      )}
    </>
  );
}

/** The names of the modules in the page. They come and go with its pages, and when their code arrives. */
function useModulesHere(): ReadonlySet<string | null> {
  const [here, setHere] = useState(modulesHere);
  useEffect(() => {
    const changes = new MutationObserver(() => setHere(modulesHere()));
    const root = document.getElementById(PAGE_IDS.root);
    if (root) changes.observe(root, { childList: true, subtree: true });
    return () => changes.disconnect();
  }, []);
  return here;
}

function modulesHere(): ReadonlySet<string | null> {
  const { module } = SLOT_ATTRIBUTES;
  const slots = document.querySelectorAll(`[${module}]`);
  return new Set([...slots].map((slot) => slot.getAttribute(module)));
}
