import type { CartItem } from '@simmer/shared/cart';
import { Button } from '@simmer/shared/ui/button';
import { dishText } from '../order/dish-text';
import { announceChange } from './line-changes';
import styles from './note-question.module.css';
import { answer, fitsBeside, joinedNote, useOpenQuestions } from './note-questions';

interface NoteQuestionCardProps {
  item: CartItem;
  /** The question is answered; the line now has this id. */
  onAnswered: (id: string) => void;
}

/** Shown on a line whose dish has a note on the menu that was not added with it. */
export function NoteQuestionCard({ item, onAnswered }: NoteQuestionCardProps) {
  const [question] = useOpenQuestions([item]);
  if (!question) return null;
  const { text } = question.note;
  const dish = dishText(item);
  const fits = fitsBeside(question);

  function decide(newNote?: string): void {
    if (!question) return;
    const id = answer(question, newNote);
    announceChange(newNote === undefined ? `${dish} stays as it is.` : `Note added to ${dish}.`);
    onAnswered(id);
  }

  return (
    <div className={styles.question}>
      <p>
        {`You wrote “${text}” under ${item.name}. ${
          fits
            ? 'Add it to this dish?'
            : 'There isn’t room for both notes. Replace the one on this dish?'
        }`}
      </p>
      <div className={styles.answers}>
        <Button
          data-question={item.id}
          aria-label={fits ? `Yes, add it to ${dish}` : `Yes, replace it on ${dish}`}
          onClick={() => {
            decide(fits ? joinedNote(question) : text);
          }}
        >
          {fits ? 'Yes, add it' : 'Yes, replace it'}
        </Button>
        <Button
          look="quiet"
          aria-label={`No, keep ${dish} as it is`}
          onClick={() => {
            decide();
          }}
        >
          No
        </Button>
      </div>
    </div>
  );
}
