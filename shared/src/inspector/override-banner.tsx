import { Button } from '../ui/button';
import { reload } from './reload';
import { keepOverride } from './override-store';
import styles from './override-banner.module.css';

export function OverrideBanner({ overrides }: { overrides: ReadonlyMap<string, string> }) {
  return (
    <aside className={styles.banner} aria-label="Modules from this computer">
      <ul role="list" className={styles.list}>
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
                keepOverride(module, undefined);
                reload();
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
