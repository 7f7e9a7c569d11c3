import { Button } from '@simmer/shared/ui/button';
import { useFocusReturn } from '@simmer/shared/ui/use-focus-return';
import { Status } from '@simmer/shared/ui/status';
import { useState } from 'react';
import { useDraft } from '../order/draft-store';
import { REMEMBERED_FIELDS } from '../order/order-fields';
import styles from './filled-in-notice.module.css';
import { FORGOTTEN } from './remembered';
import { useRemembered } from './use-remembered';

/** Says where the details in the fields come from, and offers to remove them. */
export function FilledInNotice() {
  const { guest, forget } = useRemembered();
  const typed = useDraft();
  const [box, returnFocus] = useFocusReturn<HTMLDivElement>();
  const [isForgotten, setIsForgotten] = useState(false);
  // The notice stays after the last field was changed: nothing may move while the guest is typing.
  const [hasFilled, setHasFilled] = useState(false);
  const isFilled = REMEMBERED_FIELDS.some((name) => typed[name] === null && guest?.[name]);
  if (isFilled && !hasFilled) setHasFilled(true);
  const isShown = guest !== undefined && (isFilled || hasFilled);

  return (
    <div ref={box} tabIndex={-1}>
      {isShown && (
        <div className={styles.notice}>
          <p>Filled in from your last order.</p>
          <Button
            look="quiet"
            onClick={() => {
              forget();
              setIsForgotten(true);
              returnFocus();
            }}
          >
            Forget me
          </Button>
        </div>
      )}
      <Status isHidden={!isForgotten || isShown} className={styles.forgotten}>
        {isForgotten && !isShown && FORGOTTEN}
      </Status>
    </div>
  );
}
