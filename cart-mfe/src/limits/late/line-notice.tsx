import { cart } from '@simmer/shared/cart';
import { Button } from '@simmer/shared/ui/button';
import { lineLimitName, type LineNoticeProps } from '../limits-view';
import styles from './line-notice.module.css';

/** What a line of the cart says about the shop's limits, and what the guest can do. */
export function LineNotice({ item, limit, onTaken }: LineNoticeProps) {
  const { text, isProblem, isOfDay, possible } = limit;
  if (!isProblem) return <p className={styles.remark}>{text}</p>;
  return (
    <div className={styles.notice}>
      <p>{text}</p>
      {possible > 0 && (
        <Button
          name={lineLimitName(item.id)}
          onClick={() => {
            cart.setQuantity(item.id, possible);
            onTaken(item.id);
          }}
        >
          {`Take ${String(possible)}`}
        </Button>
      )}
      {isOfDay && (
        <Button
          name={possible > 0 ? undefined : lineLimitName(item.id)}
          look="quiet"
          onClick={({ currentTarget }) => {
            const date = currentTarget.form?.elements.namedItem('date');
            if (date instanceof HTMLElement) date.focus();
          }}
        >
          Another day
        </Button>
      )}
    </div>
  );
}
