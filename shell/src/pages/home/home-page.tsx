import { Status } from '@simmer/shared/ui/status';
import { useRootAttribute } from '@simmer/shared/ui/use-root-attribute';
import { PageTitle } from '../page-title';
import { RemoteLoading } from '../../remotes/remote-loading';
import { OWN_PARTS } from '../../remotes/remote-parts';
import { RemoteSlot } from '../../remotes/remote-slot';
import { IdlePart } from './idle-parts/idle-part';
import { Contact } from './contact';
import { Hero } from './hero';
import { KitchenQuestions } from './kitchen-questions';
import styles from './home-page.module.css';

export function HomePage() {
  useRootAttribute('data-chips');
  return (
    <>
      <PageTitle />
      <IdlePart name="SectionChips" />
      <Hero />
      <div className={styles.paper}>
        <KitchenQuestions />
        <Status as="div" className={styles.pause}>
          <IdlePart name="PauseNotice" />
        </Status>
        <RemoteSlot
          part={OWN_PARTS.menu}
          fallback={<RemoteLoading label="The menu is on its way…" />}
        />
        <IdlePart name="PlacedParts" />
        <Contact />
      </div>
      <IdlePart name="CartBar" />
    </>
  );
}
