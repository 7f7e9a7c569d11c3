import { ROUTES } from '@simmer/shared/navigation';
import { LinkButton } from '@simmer/shared/ui/button';
import { PageTitle } from '../app/page-title';
import { TextPage } from '../app/text-page';
import styles from './instructions-page.module.css';

const STEPS = [
  'Put it in the crockpot and open the bag.',
  'Cook on LOW for 8 hours.',
  'To speed it up, cook on HIGH for half the time.',
  'Enjoy.',
] as const;

export function InstructionsPage() {
  return (
    <TextPage title="Cooking Instructions">
      <PageTitle>Instructions</PageTitle>
      <ol className={styles.steps}>
        {STEPS.map((step) => (
          <li key={step} className={styles.step}>
            {step}
          </li>
        ))}
      </ol>
      <p className={styles.footnote}>P.S. Clean up is a breeze!</p>
      <LinkButton look="primary" to={ROUTES.home}>
        Back to Menu
      </LinkButton>
    </TextPage>
  );
}
