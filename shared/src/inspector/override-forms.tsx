import { useRef, useState } from 'react';
import { Button } from '../ui/button';
import { TextField } from '../ui/field';
import { reload } from './reload';
import { DEVELOPMENT_PORTS } from './development-ports';
import type { ModuleReport } from './measure-modules';
import { checkAddress, keepOverride } from './override-store';
import styles from './override-forms.module.css';

export function OverrideForms({ modules }: { modules: readonly ModuleReport[] }) {
  return (
    <section className={styles.section}>
      <h3 className={styles.title}>Run from this computer</h3>
      <p className={styles.hint}>
        <span>Start a module, e.g. with </span>
        <code>npm run dev -w menu-mfe</code>
        <span>, and try it on this page. Only this tab uses it; the page reloads.</span>
      </p>
      {modules.slice(1).map((module) => (
        <OverrideForm key={module.name} module={module} />
      ))}
    </section>
  );
}

function OverrideForm({ module }: { module: ModuleReport }) {
  const { name, isOverridden, origin } = module;
  const example = `http://localhost:${String(DEVELOPMENT_PORTS[name] ?? 3001)}/remoteEntry.js`;
  const [typed, setTyped] = useState(example);
  const [problem, setProblem] = useState<string>();
  const field = useRef<HTMLInputElement>(null);

  const keep = (address: string | undefined) => {
    if (keepOverride(name, address)) reload();
    else
      setProblem(
        'This browser blocks storage for this site. Allow the site to save data on the device.',
      );
  };

  if (isOverridden)
    return (
      <div className={styles.running}>
        <p>
          <strong>{name}</strong>
          <span>{` runs from ${origin}.`}</span>
        </p>
        <Button
          aria-label={`Stop running ${name} from this computer`}
          onClick={() => {
            keep(undefined);
          }}
        >
          Stop
        </Button>
      </div>
    );
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        const checked = checkAddress(typed, example);
        if (checked.ok) {
          keep(checked.address);
        } else {
          setProblem(checked.problem);
          field.current?.focus();
        }
      }}
    >
      <TextField
        label={`Address of ${name}`}
        ref={field}
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
  );
}
