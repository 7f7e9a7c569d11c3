import type { Elements } from '@simmer/shared/ui/elements';
import { useEffect, useRef, type SyntheticEvent } from 'react';
import type { FormState } from '../write/write';

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
  className,
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
      className={className}
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
