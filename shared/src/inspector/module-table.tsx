import type { ModuleReport } from './measure-modules';
import styles from './module-table.module.css';

const kB = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

export function ModuleTable({ modules }: { modules: readonly ModuleReport[] }) {
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">
        Each module with its version, origin, size and load time
      </caption>
      <thead>
        <tr>
          <th scope="col">Module and origin</th>
          <th scope="col">Version</th>
          <th scope="col" className={styles.figure}>
            Size
          </th>
          <th scope="col" className={styles.figure}>
            Loading
          </th>
        </tr>
      </thead>
      <tbody>
        {modules.map((module) => (
          <tr key={module.name}>
            <th scope="row">
              <span>{`${module.name} `}</span>
              <small className={styles.detail}>{module.origin}</small>
            </th>
            <td>{module.isOverridden ? 'from this computer' : module.version}</td>
            {module.isHere ? (
              <Figures module={module} />
            ) : (
              <td colSpan={2} className={styles.absent}>
                not on this page
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Figures({ module: { bytes, inlineBytes, loadMs } }: { module: ModuleReport }) {
  return (
    <>
      <td className={styles.figure}>
        <span>{bytes === undefined ? 'unknown' : kB(bytes)}</span>
        {inlineBytes > 0 && (
          <small className={styles.detail}>{`+ ${kB(inlineBytes)} inline styles`}</small>
        )}
      </td>
      <td className={styles.figure}>
        {loadMs === undefined ? 'unknown' : `${String(Math.round(loadMs))} ms`}
      </td>
    </>
  );
}
