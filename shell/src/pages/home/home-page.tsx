import { useRootAttribute } from '../../layout/use-root-attribute';
import { PageTitle } from '../page-title';
import { RemoteLoading } from '../../remotes/remote-loading';
import { RemoteSlot } from '../../remotes/remote-slot';
import { LatePart } from './at-hand/late-part';
import { Contact } from './contact';
import { Hero } from './hero';
import styles from './home-page.module.css';

export function HomePage() {
  useRootAttribute('data-chips');
  return (
    <>
      <PageTitle />
      <LatePart name="SectionChips" />
      <Hero />
      <div className={styles.paper}>
        <RemoteSlot name="menu" fallback={<RemoteLoading label="The menu is on its way…" />} />
        <LatePart name="PlacedParts" />
        <Contact />
      </div>
      <LatePart name="CartBar" />
    </>
  );
}
