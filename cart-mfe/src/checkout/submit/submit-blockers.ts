import { isBlank } from '@simmer/shared/blank';
import type { CartItem } from '@simmer/shared/cart';
import { isEmail } from '@simmer/shared/email';
import { buildOrder, type OrderDetails } from '../../order/order';
import { FIELD_NAMES, fieldOf, type FieldName } from '../../order/order-fields';
import { linesTooMany } from '../../send-order/order-template';

/** What keeps the order from being sent until the guest acts. */
export type SubmitBlocker =
  | { kind: 'missing'; field: FieldName }
  /** No account can have this address. */
  | { kind: 'invalid-email' }
  /** The date is incomplete or does not exist; the browser gives an empty value for it. */
  | { kind: 'unreadable-date' }
  /** The shop cannot have the order ready on that day. */
  | { kind: 'impossible-date' }
  /** The mail service would refuse it, until so many dishes are gone. */
  | { kind: 'too-large'; dishes: number };

export interface Checked {
  items: readonly CartItem[];
  details: OrderDetails;
  isDateUnreadable?: boolean;
  isDateImpossible?: boolean;
  /** The email becomes that of the guest's account. */
  isForAccount?: boolean;
}

export function findSubmitBlockers({
  items,
  details,
  isDateUnreadable = false,
  isDateImpossible = false,
  isForAccount = false,
}: Checked): readonly SubmitBlocker[] {
  const dishes = linesTooMany(buildOrder('', items, details, null));
  const { email } = details;
  return [
    ...missingFields(details).map((field) => ({ kind: 'missing', field }) as const),
    ...(isForAccount && !isBlank(email) && !isEmail(email)
      ? [{ kind: 'invalid-email' } as const]
      : []),
    ...(isDateUnreadable ? [{ kind: 'unreadable-date' } as const] : []),
    ...(isDateImpossible ? [{ kind: 'impossible-date' } as const] : []),
    ...(dishes > 0 ? [{ kind: 'too-large', dishes } as const] : []),
  ];
}

function missingFields(details: OrderDetails): readonly FieldName[] {
  return FIELD_NAMES.filter((name) => {
    const { missing, onlyFor = details.fulfillment } = fieldOf(name);
    return missing && onlyFor === details.fulfillment && isBlank(details[name]);
  });
}
