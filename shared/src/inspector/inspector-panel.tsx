import { X } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import { IconButton } from '../ui/icon-button';
import { EventLog } from './event-log';
import { ModuleTable } from './module-table';
import { OverrideForms } from './override-forms';
import styles from './inspector-panel.module.css';
import { useModules } from './use-modules';

/** Not modal: the page next to it stays usable. */
export function InspectorPanel({ onClose }: { onClose: () => void }) {
  const panel = useRef<HTMLElement>(null);
  const titleId = useId();
  const { modules, hasFailed } = useModules();

  useEffect(() => {
    panel.current?.focus({ preventScroll: true });
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
        <kbd className={styles.chord}>Alt+Shift+M</kbd>
        <IconButton label="Close the inspector" onClick={onClose}>
          <X aria-hidden />
        </IconButton>
      </div>
      <div className={styles.content}>
        {hasFailed && <p role="alert">The registry of modules cannot be read. Reload the page.</p>}
        {modules && <ModuleTable modules={modules} />}
        <EventLog />
        {modules && <OverrideForms modules={modules} />}
      </div>
    </section>
  );
}
