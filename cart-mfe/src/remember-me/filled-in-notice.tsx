import { Button } from '@simmer/shared/ui/button';
import { useFocusReturn } from '@simmer/shared/ui/use-focus-return';
import { Status } from '@simmer/shared/ui/status';
import { useState } from 'react';
import { useDraft } from '../order/draft-store';
import { REMEMBERED_FIELDS } from '../order/order-fields';
import styles from './filled-in-notice.module.css';
import { FORGOTTEN, type RememberedGuest } from './remembered';
import { useRemembered } from './use-remembered';

/** Says where the details in the fields come from, and offers to remove them. */
export function FilledInNotice() {
  const { guest, forget } = useRemembered();
  const [box, returnFocus] = useFocusReturn<HTMLDivElement>();
  const [isForgotten, setIsForgotten] = useState(false);

  return (
    <div ref={box} tabIndex={-1}>
      {guest && (
        <Notice
          key={guest.uid}
          guest={guest}
          onForget={() => {
            forget();
            setIsForgotten(true);
            returnFocus();
          }}
        />
      )}
      <Status isHidden={!isForgotten || guest !== undefined} className={styles.forgotten}>
        {isForgotten && guest === undefined && FORGOTTEN}
      </Status>
    </div>
  );
}

function Notice({ guest, onForget }: { guest: RememberedGuest; onForget: () => void }) {
  const typed = useDraft();
  const isFilled = REMEMBERED_FIELDS.some((name) => typed[name] === null && guest[name]);
  // The notice stays after the last field was changed: nothing may move while the guest is typing.
  const [wasFilled] = useState(isFilled);
  if (!isFilled && !wasFilled) return null;
  return (
    <div className={styles.notice}>
      <p>Filled in from your last order.</p>
      <Button look="quiet" onClick={onForget}>
        Forget me
      </Button>
    </div>
  );
}
