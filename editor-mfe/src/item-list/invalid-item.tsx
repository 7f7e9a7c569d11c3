import { Alert } from '@simmer/shared/ui/alert';
import { CircleAlert } from 'lucide-react';
import { useId } from 'react';
import type { ItemWrite } from '../editor/editor-state';
import { failureText } from '../editor/write';
import { DeleteButton } from './delete-button';
import styles from './invalid-item.module.css';
import { invalidItemProblem } from './invalid-item-text';
import item from './menu-item.module.css';

interface InvalidItemProps {
  id: string;
  title: string;
  problems: readonly string[];
  write: ItemWrite | undefined;
}

/** A stored document that cannot be parsed. The form cannot edit it, so it can only be deleted. */
export function InvalidItem({ id, title, problems, write }: InvalidItemProps) {
  const titleId = useId();
  return (
    <article className={item.item} aria-labelledby={titleId}>
      <h3 id={titleId} className={item.name}>
        {`${title} can’t be shown`}
      </h3>
      <ul className={styles.problems} role="list">
        {problems.map((problem) => (
          <li key={problem} className={styles.problem}>
            <CircleAlert aria-hidden size={20} />
            <span>{invalidItemProblem(problem)}</span>
          </li>
        ))}
      </ul>
      <p>Guests can’t see it. Delete it, then add it again.</p>
      {write?.status === 'failed' && <Alert message={failureText('Not deleted', write.reason)} />}
      <div className={item.actions}>
        <div className={item.buttons}>
          <DeleteButton id={id} name={title} write={write} />
        </div>
      </div>
    </article>
  );
}
