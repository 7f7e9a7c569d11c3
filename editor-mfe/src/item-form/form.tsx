import { Alert } from '@simmer/shared/ui/alert';
import { Button } from '@simmer/shared/ui/button';
import type { Elements } from '@simmer/shared/ui/elements';
import { useEffect, useRef, type ReactElement, type SyntheticEvent } from 'react';
import { failureText, type FailureReason, type FormState, type Write } from '../write/write';
import styles from './form.module.css';

interface FormProps {
  form: Pick<FormState<unknown>, 'attempts' | 'write'>;
  /** The id of the heading that names the form. */
  labelledBy: string;
  /** Whether the form takes the focus, because the button that opened it is gone. */
  takesFocus?: boolean;
  className?: string | undefined;
  fieldsClassName: string | undefined;
  onSubmit: (form: HTMLFormElement) => void;
  onLeaveField?: (form: HTMLFormElement) => void;
  children: Elements;
}

/** A form whose fields say their problems themselves: the first of them gets the focus. */
export function Form({
  form: { attempts, write },
  labelledBy,
  takesFocus = false,
  className = '',
  fieldsClassName,
  onSubmit,
  onLeaveField,
  children,
}: FormProps) {
  const element = useRef<HTMLFormElement>(null);

  useEffect(() => {
    if (takesFocus) element.current?.querySelector<HTMLElement>('input, select, textarea')?.focus();
  }, [takesFocus]);

  useEffect(() => {
    if (attempts > 0) element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [attempts]);

  const leaveField = ({ currentTarget }: SyntheticEvent<HTMLFormElement>) =>
    onLeaveField?.(currentTarget);
  return (
    // noValidate, because the messages are next to the fields, not in the browser's bubble.
    <form
      ref={element}
      aria-labelledby={labelledBy}
      className={`${styles.form} ${className}`}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit(event.currentTarget);
      }}
      onKeyUp={leaveField}
      onBlur={leaveField}
    >
      <fieldset disabled={write.status === 'sending'} className={fieldsClassName}>
        {children}
      </fieldset>
    </form>
  );
}

interface SubmitButtonProps {
  write: Write;
  text: string;
  /** Its text while the form is being stored. */
  busy?: string | undefined;
}

export function SubmitButton({ write, text, busy = 'Saving…' }: SubmitButtonProps) {
  return (
    <Button
      type="submit"
      look="primary"
      // The second click of a double click would answer a question that nobody has read.
      onClick={(event) => event.detail > 1 && event.preventDefault()}
    >
      {write.status === 'sending' ? busy : text}
    </Button>
  );
}

/** They stay within reach while the form is longer than the window. */
export function FormButtons({ children }: { children: Elements }) {
  return <div className={styles.buttons}>{children}</div>;
}

interface FormEndProps extends SubmitButtonProps {
  /** What to say of a failure, if there is more to say than usual. */
  failure?: string | undefined;
  /** What someone else has stored in the meantime. */
  theirs?: ReactElement;
  /** The other buttons. */
  children: Elements;
}

/** Why a form was not stored, and its buttons. */
export function FormEnd({ failure, theirs, children, ...submit }: FormEndProps) {
  const { write, text } = submit;
  return (
    <>
      {failure ? (
        <Alert message={failure} takesFocus />
      ) : (
        write.status === 'failed' && (
          <Alert message={failureText('Not saved', write.reason)} takesFocus>
            {write.reason === 'changed' && theirs}
            <p>{`Everything you typed is still here. ${wayOn(write.reason, text)}`}</p>
          </Alert>
        )
      )}
      <FormButtons>
        <SubmitButton {...submit} />
        {children}
      </FormButtons>
    </>
  );
}

function wayOn(reason: FailureReason, button: string): string {
  switch (reason) {
    case 'changed':
      return `Press ${button} to replace their version with yours, or Cancel to keep theirs.`;
    case 'gone':
      return 'To keep it, copy it and add it again as a new item.';
    case 'arrived':
      return 'To change the dish, press Edit in the list.';
    default:
      return `Press ${button} to try again.`;
  }
}
