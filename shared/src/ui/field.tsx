import {
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type ComponentPropsWithRef,
  type ElementType,
  type ReactElement,
} from 'react';
import { flushSync } from 'react-dom';
import styles from './field.module.css';
import { Status } from './status';

interface FieldProps {
  label: string;
  hint?: string | undefined;
  /** A control between the label and the field that fills the field in with one tap. */
  chips?: ReactElement | undefined;
  error?: string | undefined;
  /** Whether the label says "optional". */
  isOptional?: boolean | undefined;
  /** A warning. It is '' while there is none, so that the first one is announced. */
  notice?: string | undefined;
  value?: string | undefined;
  onValue?: ((value: string) => void) | undefined;
}

/** Marks an element whose clicks read no field. */
export const READS_NO_FIELD = { 'data-reads-no-field': '' };

type Attributes<Tag extends 'input' | 'textarea'> = FieldProps &
  Omit<ComponentPropsWithRef<Tag>, 'value' | 'onChange'>;

interface AnyFieldProps {
  tag: ElementType;
  props: Attributes<'input'> | Attributes<'textarea'>;
}

function Field({ tag: Control, props }: AnyFieldProps) {
  const { label, isOptional, hint, chips, error, notice, value, onValue, ...own } = props;
  const id = useId();
  const [initial] = useState(value);
  const { box, read } = useShownValue(value, onValue);
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`, notice && `${id}-notice`]
    .filter(Boolean)
    .join(' ');
  return (
    <div ref={box} className={styles.field} onChange={read}>
      <label htmlFor={id} className={isOptional ? styles.optional : styles.label}>
        {label}
      </label>
      {chips}
      <Control
        className={styles.input}
        {...own}
        id={id}
        {...(initial !== undefined && { defaultValue: initial })}
        {...(describedBy && { 'aria-describedby': describedBy })}
        {...(error && { 'aria-invalid': true })}
      />
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
        <Status id={`${id}-notice`} className={styles.notice}>
          {notice}
        </Status>
      )}
    </div>
  );
}

/**
 * What is on the screen counts. A browser or a password manager may fill in a field without an event; React would put
 * its own value back into a controlled one. So the field is uncontrolled, is read before any click or submit is
 * handled, and is written only when `value` changes while nothing unread is in it. A click on what goes away with the
 * value, such as a link in an error message, would not arrive then: `READS_NO_FIELD` leaves that to the next click.
 */
function useShownValue(value: string | undefined, onValue: ((value: string) => void) | undefined) {
  const box = useRef<HTMLDivElement>(null);
  /** The value as last read or written; the browser may have changed what was written, such as line breaks. */
  const known = useRef(value === undefined ? '' : undefined);
  const find = () =>
    box.current?.querySelector<HTMLInputElement | HTMLTextAreaElement>('input, textarea');

  function read(): void {
    const control = find();
    if (!control || control.value === known.current) return;
    markEmpty(control);
    known.current = control.value;
    onValue?.(control.value);
  }
  const readUnread = useEffectEvent(read);

  useLayoutEffect(() => {
    const control = find();
    if (!control || value === undefined) return;
    markEmpty(control);
    known.current ??= control.value;
    if (control.value !== known.current) return;
    // Writing the same again would clear a date that is being typed.
    if (control.value !== value) control.value = value;
    markEmpty(control);
    known.current = control.value;
    // React does the same: a field that differs from it was filled in by someone.
    control.defaultValue = value;
  }, [value]);

  useEffect(() => {
    // The event is wrapped, because an effect event may not leave its component.
    const readThis = () => readUnread();
    if (readers.size === 0) listen('addEventListener');
    readers.add(readThis);
    return () => {
      readers.delete(readThis);
      if (readers.size === 0) listen('removeEventListener');
    };
  }, []);

  return { box, read };
}

/** For the styles, which cannot tell an empty date from one that is chosen. */
function markEmpty(control: HTMLInputElement | HTMLTextAreaElement): void {
  control.toggleAttribute('data-empty', control.value === '');
}

/** Reads each field of the page. */
const readers = new Set<() => void>();

function listen(method: 'addEventListener' | 'removeEventListener'): void {
  for (const type of ['click', 'submit']) window[method](type, readAll, true);
}

function readAll({ target }: Event): void {
  if (target instanceof Element && target.closest('[data-reads-no-field]')) return;
  flushSync(() => {
    for (const read of readers) read();
  });
}

export function TextField(props: Attributes<'input'>) {
  return <Field tag="input" props={{ type: 'text', ...props }} />;
}

export function TextArea(props: Attributes<'textarea'>) {
  return <Field tag="textarea" props={{ rows: 3, ...props }} />;
}
