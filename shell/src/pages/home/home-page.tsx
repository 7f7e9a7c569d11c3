import { PageTitle } from '../page-title';
import { RemoteLoading } from '../../remotes/remote-loading';
import { RemoteSlot } from '../../remotes/remote-slot';
import { useAtHand } from './at-hand/use-at-hand';
import { Contact } from './contact';
import { Hero } from './hero';
import styles from './home-page.module.css';

export function HomePage() {
  const atHand = useAtHand();
  return (
    <>
      <PageTitle />
      {atHand && <atHand.SectionChips />}
      <Hero />
      <div className={styles.paper}>
        <RemoteSlot name="menu" fallback={<RemoteLoading label="The menu is on its way…" />} />
        <Contact />
      </div>
      {atHand && <atHand.CartBar />}
    </>
  );
}
