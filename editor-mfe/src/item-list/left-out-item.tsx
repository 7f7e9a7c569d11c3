import { Alert } from '@simmer/shared/ui/alert';
import { CircleAlert } from 'lucide-react';
import { useId } from 'react';
import type { ItemWrite } from '../editor/editor-state';
import { failureText } from '../editor/write';
import { DeleteButton } from './delete-button';
import { leftOutProblem } from './left-out-words';
import item from './menu-item.module.css';
import styles from './left-out-item.module.css';

interface LeftOutItemProps {
  id: string;
  title: string;
  problems: readonly string[];
  write: ItemWrite | undefined;
}

/** A document that guests never see. There is nothing in it to edit by a form, so it can only be cleared away. */
export function LeftOutItem({ id, title, problems, write }: LeftOutItemProps) {
  const titleId = useId();
  return (
    <article className={item.item} aria-labelledby={titleId}>
      <h3 id={titleId} className={item.name}>
        {title} cannot be shown
      </h3>
      <ul className={styles.problems} role="list">
        {problems.map((problem) => (
          <li key={problem} className={styles.problem}>
            <CircleAlert aria-hidden size={20} />
            {leftOutProblem(problem)}
          </li>
        ))}
      </ul>
      <p>Guests do not see it. Delete it, and add the item anew.</p>
      {write?.write.status === 'failed' && (
        <Alert message={failureText('Not deleted', write.write.reason)} />
      )}
      <div className={item.actions}>
        <div className={item.buttons}>
          <DeleteButton id={id} name={title} write={write} />
        </div>
      </div>
    </article>
  );
}
