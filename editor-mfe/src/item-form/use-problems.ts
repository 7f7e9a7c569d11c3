import { useState } from 'react';
import { NO_PROBLEMS, type Problems } from '../draft/field-problems';

/**
 * What the fields of a form say: what `check` finds in their values, and dates and times that are not complete, for
 * which a browser gives an empty value. Returns it with the events of the form.
 * @param attempts how often the form was submitted with a problem.
 * @param save is told whether every date and time is complete.
 */
export function useProblems(
  attempts: number,
  check: () => Problems,
  save: (isComplete: boolean) => Promise<void>,
) {
  const [incomplete, setIncomplete] = useState(NO_PROBLEMS);
  return {
    // Messages appear only after the first submit, not at fields that the manager has not reached yet.
    problems: attempts > 0 ? new Map([...check(), ...incomplete]) : NO_PROBLEMS,
    onSubmit(form: HTMLFormElement): void {
      const now = incompleteInputs(form);
      setIncomplete(now);
      void save(now.size === 0);
    },
    /** Completing or clearing an incomplete date may not change the input's value. */
    onLeaveField(form: HTMLFormElement): void {
      if (incomplete.size > 0) setIncomplete(incompleteInputs(form));
    },
  };
}

function incompleteInputs(form: HTMLFormElement): Problems {
  const inputs = [...form.querySelectorAll('input')].filter(({ validity }) => validity.badInput);
  return new Map(
    inputs.map(({ name, type }) => [
      name,
      `This ${type} isn’t complete or doesn’t exist. Fix it, or clear it.`,
    ]),
  );
}
