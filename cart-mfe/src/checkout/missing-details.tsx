import { Alert } from '@simmer/shared/ui/alert';
import { FIELD_LABELS, type RequiredField } from './missing-fields';
import styles from './missing-details.module.css';

interface MissingDetailsProps {
  missing: readonly RequiredField[];
  onGoTo: (field: RequiredField) => void;
}

export function MissingDetails({ missing, onGoTo }: MissingDetailsProps) {
  return (
    <Alert message="Please fill out all delivery details before submitting." takesFocus>
      <ul role="list" className={styles.fields}>
        {missing.map((field) => (
          <li key={field}>
            <button
              type="button"
              className={styles.field}
              onClick={() => {
                onGoTo(field);
              }}
            >
              Go to {FIELD_LABELS[field]}
            </button>
          </li>
        ))}
      </ul>
    </Alert>
  );
}
