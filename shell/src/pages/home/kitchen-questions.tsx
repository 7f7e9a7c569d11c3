import { siteConfig } from '@simmer/shared/config';
import { Link, ROUTES } from '@simmer/shared/navigation';
import styles from './kitchen-questions.module.css';

/** What guests ask about food from a stranger's kitchen, by the name of its text in the configuration. */
const QUESTIONS = [
  ['cook', 'Who cooks'],
  ['arrival', 'How it arrives'],
  ['portions', 'Portions'],
  ['ingredients', 'What is in it'],
] as const;

/** The answers that the business gives in its configuration; nothing is shown without answers. */
export function KitchenQuestions() {
  const { texts = {}, owner } = siteConfig();
  const answered = QUESTIONS.filter(([name]) => texts[name]);
  if (answered.length === 0) return null;
  return (
    <section className={styles.kitchen} aria-labelledby="kitchen-title">
      <h2 id="kitchen-title" className={styles.title}>
        {`From ${owner.firstName}’s kitchen`}
      </h2>
      {texts.arrival && (
        <Link to={ROUTES.instructions} className={styles.link}>
          How to cook it
        </Link>
      )}
      <dl className={styles.answers}>
        {answered.map(([name, question]) => (
          <div key={name} data-answer={name}>
            <dt className={styles.question}>{question}</dt>
            <dd>{texts[name]}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
