import { counted } from '@simmer/shared/counted';
import { monthText } from '@simmer/shared/day-text';
import { isolated } from '@simmer/shared/isolated';
import { isPlannedFor, type Dish } from '@simmer/shared/menu';
import { useShopTime } from '@simmer/shared/shop-clock';
import { useStore } from '@simmer/shared/store';
import { Button } from '@simmer/shared/ui/button';
import { Status } from '@simmer/shared/ui/status';
import { dequal } from 'dequal/lite';
import { useId, useState } from 'react';
import { fieldsOf } from '../draft/check-draft';
import { monthsOf, nextDay, NO_PLAN, planProblems, planText } from '../draft/plan';
import { NO_PROBLEMS } from '../draft/field-problems';
import { useEditor, useOutcome } from '../editor/editor-context';
import { NO_PLANS, PLACES } from '../editor/editor-state';
import { ChipChoice } from '../item-form/chip-choice';
import { Disclosure } from '../item-form/disclosure';
import { Form, SubmitButton } from '../item-form/form';
import { Outcome } from '../item-form/outcome';
import { PlanDates } from '../item-form/plan-choice';
import { useProblems } from '../item-form/use-problems';
import styles from './plan-many.module.css';
import { GuestLink } from './plan-note';
import words from '../item-form/words.module.css';

/** A year, and the same month of the year before. */
const MOST_MONTHS = 13;

/** Gives several of the dishes that the owner has added the same first and last day. */
export function PlanMany({ dishes }: { dishes: readonly Dish[] }) {
  const editor = useEditor();
  const outcome = useOutcome(PLACES.plans);
  const { day: today } = useShopTime();
  const { plans } = useStore(editor).several;
  const { ids, ...dates } = plans;
  const [attempts, setAttempts] = useState(0);
  const titleId = useId();
  // The database would refuse the others.
  const complete = dishes.filter((dish) => fieldsOf(dish) !== undefined);
  const chosen = complete.filter(({ id }) => ids.includes(id));
  const months = [...new Set(complete.flatMap(monthsOf))].sort().reverse().slice(0, MOST_MONTHS);
  const visible = dishes.filter(({ isHidden }) => !isHidden);
  const shown = visible.filter((dish) => isPlannedFor(today, dish));
  const gone = shown.filter(
    (dish) => ids.includes(dish.id) && !isPlannedFor(today, { ...dish, ...dates }),
  );
  const next = visible
    .flatMap((dish) => (isPlannedFor(today, dish) ? [] : (nextDay(dish, today) ?? [])))
    .sort()[0];

  /** Each dish keeps its days of the week, which may leave nothing of these dates. */
  const check = () =>
    [NO_PLAN, ...chosen]
      .map(({ weekdays }) => planProblems({ ...dates, weekdays }))
      .find(({ size }) => size > 0) ?? NO_PROBLEMS;

  function choose(now: readonly string[]): void {
    setAttempts(0);
    editor.typeSeveral({ plans: { ...plans, ids: now } });
  }

  async function save(isComplete: boolean): Promise<void> {
    if (chosen.length === 0) return;
    if (!isComplete || check().size > 0) {
      setAttempts(attempts + 1);
      return;
    }
    const { from, until } = dates;
    const count = counted(chosen.length, 'dish', 'dishes');
    const text = `${count} planned: ${from || until ? planText({ ...NO_PLAN, ...dates }) : 'no first or last day'}.`;
    // What the manager types while an answer is late stays.
    if ((await editor.setDates(chosen, dates, text)) && editor.get().several.plans === plans)
      editor.typeSeveral({ plans: NO_PLANS });
  }
  const { problems, ...events } = useProblems(attempts, check, save);

  return (
    <Disclosure
      as="h3"
      title="Plan several dishes at once"
      titleId={titleId}
      startsOpen={!dequal(plans, NO_PLANS)}
      detail={`Guests see ${String(shown.length)} of ${String(dishes.length)} today`}
    >
      <Form
        form={{ attempts, write: outcome.write }}
        labelledBy={titleId}
        fieldsClassName={styles.fields}
        {...events}
      >
        {months.length > 0 && (
          <div className={styles.months}>
            {months.map((month) => (
              <Button
                key={month}
                onClick={() =>
                  choose(
                    complete.flatMap((dish) => (monthsOf(dish).includes(month) ? dish.id : [])),
                  )
                }
              >
                {`Choose all of ${monthText(month)}`}
              </Button>
            ))}
          </div>
        )}
        <ChipChoice
          label="Dishes"
          groups={[
            ['', complete.map((dish) => [dish.id, `${dish.name} · ${planText(dish)}`] as const)],
          ]}
          chosen={ids}
          onChange={choose}
        />
        <PlanDates
          dates={dates}
          problems={problems}
          onChange={(part) => editor.typeSeveral({ plans: { ...plans, ...part } })}
        />
        <Status className={words.hint}>
          {chosen.length > 0
            ? `${counted(chosen.length, 'dish', 'dishes')} chosen. An empty date is no limit.`
            : 'Choose the dishes first.'}
        </Status>
        {gone.length > 0 && (
          <Status className={words.error}>
            {`Guests see these today, and no longer once you save: ${gone.map(({ name }) => isolated(name)).join('; ')}.`}
          </Status>
        )}
        <Outcome state={outcome} />
        <div className={styles.months}>
          {chosen.length > 0 && (
            <SubmitButton
              write={outcome.write}
              text={`Save for ${counted(chosen.length, 'dish', 'dishes')}`}
            />
          )}
          {next !== undefined && <GuestLink day={next} what="the menu" />}
        </div>
      </Form>
    </Disclosure>
  );
}
