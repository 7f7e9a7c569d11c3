import { isBlank } from '@simmer/shared/blank';
import type { CartItem } from '@simmer/shared/cart';
import { dishText } from '@simmer/shared/dish-text';
import { lineLimitName, type LimitsView } from '../../limits/limits-view';
import { questionName, type openNotes } from './notes-on-menu';
import { buildOrder, type OrderDetails } from '../../order/order';
import { fieldNames, fieldOf, type FieldName } from '../../order/order-fields';
import { linesTooMany } from '../../send-order/order-template';

/** What keeps the order from being sent until the guest acts. */
export type SubmitBlocker =
  | {
      /**
       * `invalid-email`: no account can have this address. `unreadable-date`: it is incomplete or does not exist; the
       * browser reports it as empty. `impossible-date`: the shop cannot have the order ready on that day.
       */
      kind: 'missing' | 'invalid-email' | 'unreadable-date' | 'impossible-date' | 'password';
      /** Where the guest can change it. */
      field: BlockedField;
    }
  /** The shop's limits do not allow it. */
  | { kind: 'limit'; field: 'time' }
  | { kind: 'limit'; field: string; dishName: string }
  /** A note that was typed on the menu is on no line. */
  | { kind: 'open-note'; field: string; dishName: string }
  /** The owner has begun with the order that the guest is changing. */
  | { kind: 'change-over' }
  /** The mail service would refuse the order until this many dishes are removed. */
  | { kind: 'too-large'; dishes: number };

/** Where a blocker leads: the name of a control. */
type BlockedField = FieldName | 'password';

export interface Checked {
  items: readonly CartItem[];
  notes: ReturnType<typeof openNotes>;
  details: OrderDetails;
  isDateUnreadable: boolean;
  isDateImpossible: boolean;
  isChangeOver: boolean;
  limits: LimitsView;
  /** The email has to be that of an account, but no account can have it. */
  isEmailRefused: boolean;
  isPasswordWrong: boolean;
}

const NO_IDENTITY = { reference: '', secret: '', history: '' };

/** The gravest comes first. */
export function findSubmitBlockers(checked: Checked): readonly SubmitBlocker[] {
  const { items, notes, details, isDateUnreadable, isDateImpossible, isEmailRefused, limits } =
    checked;
  const { email, fulfillment } = details;
  const missing = fieldNames().filter((name) => {
    const { missing: message, onlyFor = fulfillment } = fieldOf(name);
    return message && onlyFor === fulfillment && isBlank(details[name]);
  });
  const blockers: SubmitBlocker[] = checked.isChangeOver ? [{ kind: 'change-over' }] : [];
  for (const field of missing) blockers.push({ kind: 'missing', field });
  if (isEmailRefused && !isBlank(email)) blockers.push({ kind: 'invalid-email', field: 'email' });
  if (isDateUnreadable) blockers.push({ kind: 'unreadable-date', field: 'date' });
  if (isDateImpossible) blockers.push({ kind: 'impossible-date', field: 'date' });
  if (limits.timeProblem) blockers.push({ kind: 'limit', field: 'time' });
  for (const item of items)
    if (limits.lines.get(item.id)?.isProblem)
      blockers.push({ kind: 'limit', field: lineLimitName(item.id), dishName: dishText(item) });
  for (const [dishId, { dishName }] of notes)
    blockers.push({ kind: 'open-note', field: questionName(dishId), dishName });
  const dishes = linesTooMany(buildOrder(NO_IDENTITY, items, details, null));
  if (dishes > 0) blockers.push({ kind: 'too-large', dishes });
  // A missing password alone is reported at its field, and only the login service can say whether a short one is
  // enough.
  if (checked.isPasswordWrong && blockers.length > 0)
    blockers.push({ kind: 'password', field: 'password' });
  return blockers;
}
