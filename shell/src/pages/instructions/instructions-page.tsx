import { ROUTES } from '@simmer/shared/navigation';
import { LinkButton } from '@simmer/shared/ui/button';
import { TextPage } from '../text-page';
import styles from './instructions-page.module.css';
import bag from './step-1-open-bag.svg';
import low from './step-2-low.svg';
import high from './step-3-high.svg';
import bowl from './step-4-enjoy.svg';

const STEPS = [
  { text: 'Put in the crockpot and open the bag.', picture: bag },
  { text: 'Cook on LOW for 8 hours.', picture: low },
  { text: 'Or, to speed it up, cook on HIGH for half the time: 4 hours.', picture: high },
  { text: 'Enjoy.', picture: bowl },
] as const;

export function InstructionsPage() {
  return (
    <TextPage title="Cooking Instructions" tabTitle="Instructions">
      <ol className={styles.steps}>
        {STEPS.map(({ text, picture }) => (
          <li key={text} className={styles.step}>
            <img
              src={picture}
              alt=""
              width="120"
              height="120"
              decoding="async"
              className={styles.picture}
            />
            <span>{text}</span>
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
