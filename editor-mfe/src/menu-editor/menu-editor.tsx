import { ROUTES } from '@simmer/shared/navigation';
import { LinkButton } from '@simmer/shared/ui/button';
import styles from './menu-editor.module.css';

/** The manager's page. The shell opens it for managers only. */
export default function MenuEditor() {
  return (
    <section className={styles.editor} aria-labelledby="editor-title">
      <h1 id="editor-title" className={styles.title}>
        Edit Menu
      </h1>
      <p>The dishes of the Monthly Menu are edited in the Firebase console for now.</p>
      <LinkButton to={ROUTES.home}>Back to Menu</LinkButton>
    </section>
  );
}
