import { isBlank } from '@simmer/shared/blank';
import type { StoredDocument } from '@simmer/shared/firebase';
import { configuredFields } from '@simmer/shared/menu';
import { Alert } from '@simmer/shared/ui/alert';
import { CircleAlert } from 'lucide-react';
import { useId } from 'react';
import * as v from 'valibot';
import { useOutcome } from '../editor/editor-context';
import { failureText } from '../write/write';
import { DeleteButton } from './delete-button';
import styles from './invalid-item.module.css';
import item from './dish-row.module.css';

interface InvalidItemProps {
  document: StoredDocument;
  problems: readonly string[];
}

/** A stored document that cannot be parsed. The form cannot edit it, so it can only be deleted. */
export function InvalidItem({ document, problems }: InvalidItemProps) {
  const { write } = useOutcome(document.id);
  const titleId = useId();
  const title = titleOf(document);
  return (
    <article className={item.item} aria-labelledby={titleId}>
      <h3 id={titleId} className={item.name}>
        {`${title} can’t be shown`}
      </h3>
      <ul className={styles.problems} role="list">
        {problems.map((problem) => (
          <li key={problem} className={styles.problem}>
            <CircleAlert aria-hidden size={20} />
            <span>{readable(problem)}</span>
          </li>
        ))}
      </ul>
      <p>
        {configuredFields(document.id)
          ? 'Guests see this dish without what you have set for it. Delete that, then set it again.'
          : 'Guests can’t see it. Delete it, then add it again.'}
      </p>
      {write.status === 'failed' && <Alert message={failureText('Not deleted', write.reason)} />}
      <div className={item.actions}>
        <div className={item.buttons}>
          <DeleteButton id={document.id} name={title} />
        </div>
      </div>
    </article>
  );
}

const MAX_LENGTH = 60;

const NamedSchema = v.object({
  name: v.pipe(
    v.string(),
    v.trim(),
    v.check((name) => !isBlank(name)),
  ),
});

/** The document's name, shortened, or its id. */
function titleOf({ id, data }: StoredDocument): string {
  const parsed = v.safeParse(NamedSchema, data);
  if (!parsed.success) return `The document ${id}`;
  const { name } = parsed.output;
  return name.length > MAX_LENGTH ? `${name.slice(0, MAX_LENGTH)}…` : name;
}

/** The parser's message made readable: the parser counts sizes from 0. */
function readable(problem: string): string {
  return problem.replace(
    /^sizes\.(\d+)\.(\w+)/,
    (_path, index: string, field: string) => `size ${String(Number(index) + 1)}, ${field}`,
  );
}
