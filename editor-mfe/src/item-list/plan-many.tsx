import { counted } from '@simmer/shared/counted';
import { isolated } from '@simmer/shared/isolated';
import {
  configuredFields,
  FIXED_SECTIONS,
  isPlannedFor,
  SECTION_TITLES,
  type Dish,
} from '@simmer/shared/menu';
import { useShopTime } from '@simmer/shared/shop-clock';
import { useStore } from '@simmer/shared/store';
import { Status } from '@simmer/shared/ui/status';
import { dequal } from 'dequal/lite';
import { useId, useState } from 'react';
import { fieldsOf } from '../draft/check-draft';
import { NO_PROBLEMS } from '../draft/field-problems';
import { nextDay, NO_PLAN, plannedName, planProblems, planText } from '../draft/plan';
import { useEditor, useOutcome } from '../editor/editor-context';
import { NO_PLANS, PLACES, type SeveralPlans } from '../editor/editor-state';
import { ChipChoice } from '../item-form/chip-choice';
import { Disclosure } from '../item-form/disclosure';
import { Form, FormButtons, SubmitButton } from '../item-form/form';
import { Outcome } from '../item-form/outcome';
import { PlanDates } from '../item-form/plan-choice';
import { Switch } from '../item-form/switch';
import { useProblems } from '../item-form/use-problems';
import { WeekdayChoice } from '../item-form/weekday-choice';
import { MonthButtons } from './month-buttons';
import styles from './plan-many.module.css';
import { GuestLink } from './plan-note';
import words from '../item-form/words.module.css';

/** Gives several dishes the same days, or adds copies of them for these days. */
export function PlanMany({ dishes }: { dishes: readonly Dish[] }) {
  const editor = useEditor();
  const outcome = useOutcome(PLACES.plans);
  const { day: today } = useShopTime();
  const { plans } = useStore(editor).several;
  const { ids, from, until, weekdays, copies } = plans;
  const [attempts, setAttempts] = useState(0);
  const titleId = useId();
  // The database would refuse the others; and the copy of a dish of the configuration would be a second one.
  const offered = dishes.filter((dish) => fieldsOf(dish) && !(copies && isConfigured(dish)));
  const chosen = offered.filter(({ id }) => ids.includes(id));
  const count = counted(chosen.length, 'dish', 'dishes');
  const visible = dishes.filter(({ isHidden }) => !isHidden);
  const shown = visible.filter((dish) => isPlannedFor(today, dish));
  const next = visible
    .flatMap((dish) => (isPlannedFor(today, dish) ? [] : (nextDay(dish, today) ?? [])))
    .sort()[0];
  const plan = { from, until, ...(weekdays && { weekdays }) };

  /** Each dish may keep its days of the week, which may leave nothing of these dates. */
  const check = () =>
    [NO_PLAN, ...chosen]
      .map((one) => planProblems({ ...one, ...plan }))
      .find(({ size }) => size > 0) ?? NO_PROBLEMS;

  function type(part: Partial<SeveralPlans>): void {
    editor.typeSeveral({ plans: { ...plans, ...part } });
  }

  function choose(part: Partial<SeveralPlans>): void {
    setAttempts(0);
    type(part);
  }

  function toggle(_chosen: readonly string[], id: string): void {
    choose({ ids: ids.includes(id) ? ids.filter((one) => one !== id) : [...ids, id] });
  }

  async function save(isComplete: boolean): Promise<void> {
    if (chosen.length === 0) return;
    if (!isComplete || check().size > 0) {
      setAttempts(attempts + 1);
      return;
    }
    const isAnyDay = !from && !until && !weekdays;
    const days = isAnyDay ? 'no first or last day' : planText({ ...NO_PLAN, ...plan });
    const news = `${count} ${copies ? 'copied' : 'planned'}: ${days}.`;
    const copied = chosen.map((of) => ({ id: copies?.[of.id] ?? editor.newId(), of, plan }));
    const sent = {
      ...plans,
      copies: copies && Object.fromEntries(copied.map(({ id, of }) => [of.id, id])),
    };
    editor.typeSeveral({ plans: sent });
    const isStored = copies
      ? await editor.copy(copied, news)
      : await editor.setPlans(chosen, plan, news);
    // What the manager types while an answer is late stays.
    if (isStored && editor.get().several.plans === sent) editor.typeSeveral({ plans: NO_PLANS });
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
        <MonthButtons dishes={dishes.filter(fieldsOf)} today={today} onChoose={choose} />
        <ChipChoice
          label="Dishes"
          groups={[['', offered.filter((dish) => !isConfigured(dish)).map(chipOf)]]}
          chosen={ids}
          onChange={toggle}
        />
        {!copies && (
          <Disclosure
            title="Dishes that are always on the menu"
            startsOpen={chosen.some(isConfigured)}
          >
            <ChipChoice
              groups={FIXED_SECTIONS.map((section) => [
                SECTION_TITLES[section],
                offered
                  .filter((dish) => isConfigured(dish) && dish.section === section)
                  .map(chipOf),
              ])}
              chosen={ids}
              onChange={toggle}
            />
          </Disclosure>
        )}
        <Switch
          label="Add copies, and leave these dishes as they are"
          isOn={copies !== undefined}
          onToggle={() => choose({ copies: copies ? undefined : {} })}
        />
        <PlanDates dates={plan} problems={problems} onChange={type} />
        <Switch
          label="Change the days of the week as well"
          isOn={weekdays !== undefined}
          onToggle={() => choose({ weekdays: weekdays ? undefined : [] })}
        />
        {weekdays && (
          <WeekdayChoice weekdays={weekdays} onChange={(now) => type({ weekdays: now })} />
        )}
        <Status className={words.hint}>
          {chosen.length > 0
            ? `${count} chosen. Without a date or a day, there is no limit.`
            : 'Choose the dishes first.'}
        </Status>
        {copies ? (
          <Named
            what="Guests will see these copies, although the dish is hidden or sold out"
            dishes={chosen.filter(({ isHidden, isSoldOut }) => isHidden || isSoldOut)}
          />
        ) : (
          <>
            <Named
              what="Guests see these today, and no longer once you save"
              dishes={chosen.filter(
                (dish) => shown.includes(dish) && !isPlannedFor(today, { ...dish, ...plan }),
              )}
            />
            <Named
              what="These stay hidden from guests on all days"
              dishes={chosen.filter(({ isHidden }) => isHidden)}
            />
          </>
        )}
        <Outcome state={outcome} />
        {chosen.length > 0 && (
          <FormButtons>
            <SubmitButton
              write={outcome.write}
              text={copies ? `Add copies of ${count}` : `Save for ${count}`}
            />
          </FormButtons>
        )}
        {next !== undefined && (
          <div>
            <GuestLink day={next} what="the menu" />
          </div>
        )}
      </Form>
    </Disclosure>
  );
}

function Named({ what, dishes }: { what: string; dishes: readonly Dish[] }) {
  return (
    dishes.length > 0 && (
      <Status className={words.error}>
        {`${what}: ${dishes.map(({ name }) => isolated(name)).join('; ')}.`}
      </Status>
    )
  );
}

const isConfigured = ({ id }: Dish): boolean => configuredFields(id) !== undefined;

const chipOf = (dish: Dish) => [dish.id, plannedName(dish)] as const;
