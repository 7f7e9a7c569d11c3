import {
  useId,
  type InputHTMLAttributes,
  type ReactElement,
  type Ref,
  type TextareaHTMLAttributes,
} from 'react';
import styles from './field.module.css';

interface FieldProps {
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
  /** A warning; '' while there is none, so that the first one is announced. */
  notice?: string | undefined;
}

type Control = { id: string; 'aria-describedby'?: string; 'aria-invalid'?: true };

function Field({
  label,
  hint,
  error,
  notice,
  children,
}: FieldProps & { children: (control: Control) => ReactElement }) {
  const id = useId();
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`, notice && `${id}-notice`]
    .filter(Boolean)
    .join(' ');
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      {children({
        id,
        ...(describedBy && { 'aria-describedby': describedBy }),
        ...(error && { 'aria-invalid': true }),
      })}
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      )}
      {notice !== undefined && (
        <p id={`${id}-notice`} role="status" className={styles.notice}>
          {notice}
        </p>
      )}
    </div>
  );
}

export function TextField({
  label,
  hint,
  error,
  notice,
  ...input
}: FieldProps & InputHTMLAttributes<HTMLInputElement> & { ref?: Ref<HTMLInputElement> }) {
  return (
    <Field label={label} hint={hint} error={error} notice={notice}>
      {(control) => <input type="text" className={styles.input} {...input} {...control} />}
    </Field>
  );
}

export function TextArea({
  label,
  hint,
  error,
  notice,
  ...input
}: FieldProps & TextareaHTMLAttributes<HTMLTextAreaElement> & { ref?: Ref<HTMLTextAreaElement> }) {
  return (
    <Field label={label} hint={hint} error={error} notice={notice}>
      {(control) => <textarea rows={3} className={styles.input} {...input} {...control} />}
    </Field>
  );
}
