import { cart, dishIdOf } from '@simmer/shared/cart';
import { DISH_ATTRIBUTES } from '@simmer/shared/navigation';
import { Status } from '@simmer/shared/ui/status';
import { useImperativeHandle, useRef, useState, type ChangeEvent, type Ref } from 'react';
import styles from './flavor-choice.module.css';
import type { OptionHandle } from './note-field';

const ADDED_WITHOUT = 'Added without a flavor. You can also choose one later, in your cart.';

interface FlavorChoiceProps {
  id: string;
  dishId: string;
  dishName: string;
  flavors: readonly string[];
  ref: Ref<OptionHandle>;
}

/** A portion that was added without a flavor can also get one here later. */
export function FlavorChoice({ id, dishId, dishName, flavors, ref }: FlavorChoiceProps) {
  const field = useRef<HTMLSelectElement>(null);
  const [announcement, setAnnouncement] = useState('');

  useImperativeHandle(
    ref,
    () => ({
      value: () => field.current?.value ?? '',
      added: () => {
        setAnnouncement(field.current?.value ? '' : ADDED_WITHOUT);
      },
    }),
    [],
  );

  /** A guest who chooses after tapping "Add" means what is in the cart, if that has no flavor yet. */
  function choose({ currentTarget: { value: flavor } }: ChangeEvent<HTMLSelectElement>): void {
    const isWithout = cart
      .get()
      .findLast((line) => dishIdOf(line) === dishId && line.flavor === null);
    if (isWithout && flavor) cart.setFlavor(isWithout.id, flavor);
    setAnnouncement(
      flavor && `${flavor} is for the ${dishName} ${isWithout ? 'in your cart' : 'you add next'}.`,
    );
  }

  const list = flavors.join(', ');
  return (
    <div className={styles.flavor} data-flavors={list}>
      <noscript>{`Flavors: ${list}`}</noscript>
      <label htmlFor={id}>
        <span>Flavor</span>
        <span className="visually-hidden">{` for ${dishName}`}</span>
      </label>
      <select
        id={id}
        ref={field}
        {...{ [DISH_ATTRIBUTES.flavor]: '' }}
        defaultValue=""
        autoComplete="off"
        aria-describedby={`${id}-hint`}
        onChange={choose}
      >
        <option value="">Select Flavor</option>
        {flavors.map((flavor) => (
          <option key={flavor} value={flavor}>
            {flavor}
          </option>
        ))}
      </select>
      <p id={`${id}-hint`} className={styles.hint}>
        {!announcement && <span>You can also choose one later, in your cart.</span>}
        {/* The shell's announcement does not mention the missing flavor. */}
        <Status as="span" className={styles.announcement}>
          {announcement}
        </Status>
      </p>
    </div>
  );
}
