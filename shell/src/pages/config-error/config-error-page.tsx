import styles from './config-error-page.late.module.css';

/** The owner reads this page: without a valid configuration, nothing else can run. */
export function ConfigErrorPage({ problems }: { problems: readonly string[] }) {
  return (
    <main className={styles.page}>
      <div role="alert" className={styles.alert}>
        <h1 className={styles.title}>This site is not set up yet</h1>
        <p>
          <span>Its configuration </span>
          <code>site.config.json</code>
          <span> is invalid:</span>
        </p>
        <ul className={styles.problems}>
          {problems.map((problem) => (
            <li key={problem}>{problem}</li>
          ))}
        </ul>
        <p>Correct these fields, release the pages again and reload this page.</p>
      </div>
    </main>
  );
}
