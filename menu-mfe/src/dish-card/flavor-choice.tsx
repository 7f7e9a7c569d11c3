import { Status } from '@simmer/shared/ui/status';
import { useImperativeHandle, useRef, useState, type Ref } from 'react';
import styles from './flavor-choice.module.css';

export interface FlavorHandle {
  /** @returns null when no flavor is chosen. */
  value: () => string | null;
  /** A portion was added. If it has no flavor, the field says that one can be chosen later. */
  added: () => void;
}

interface FlavorChoiceProps {
  id: string;
  dishName: string;
  flavors: readonly string[];
  ref: Ref<FlavorHandle>;
}

export function FlavorChoice({ id, dishName, flavors, ref }: FlavorChoiceProps) {
  const field = useRef<HTMLSelectElement>(null);
  const [isAddedWithout, setIsAddedWithout] = useState(false);

  useImperativeHandle(
    ref,
    () => ({
      value: () => field.current?.value || null,
      added: () => {
        setIsAddedWithout(!field.current?.value);
      },
    }),
    [],
  );

  const list = flavors.join(', ');
  return (
    <div className={styles.flavor} data-flavors={list}>
      <noscript>
        <span>{`Flavors: ${list}`}</span>
      </noscript>
      <label htmlFor={id}>
        <span>Flavor</span>
        <span className="visually-hidden">{` for ${dishName}`}</span>
      </label>
      <select
        id={id}
        ref={field}
        data-add-flavor
        defaultValue=""
        autoComplete="off"
        aria-describedby={`${id}-hint`}
        onChange={() => {
          setIsAddedWithout(false);
        }}
      >
        <option value="">Select Flavor</option>
        {flavors.map((flavor) => (
          <option key={flavor} value={flavor}>
            {flavor}
          </option>
        ))}
      </select>
      <p id={`${id}-hint`} className={styles.hint}>
        {!isAddedWithout && <span>You can also choose one later, in your cart.</span>}
        {/* The shell's announcement does not mention the missing flavor. */}
        <Status as="span" className={styles.addedWithout}>
          {isAddedWithout && 'Added without a flavor. You can choose one in your cart.'}
        </Status>
      </p>
    </div>
  );
}
