import { useStore } from '@simmer/shared/store';
import { Check } from 'lucide-react';
import { useEditor } from '../editor/editor-context';
import styles from './saved-notice.module.css';

/** Says that the last change was one of this item. It is hidden, because the page's live region announces it. */
export function SavedNotice({ itemId }: { itemId: string }) {
  const { notice } = useStore(useEditor());
  if (notice?.itemId !== itemId) return null;
  return (
    <p className={styles.saved} aria-hidden>
      <Check size={18} />
      <span>Saved</span>
    </p>
  );
}
