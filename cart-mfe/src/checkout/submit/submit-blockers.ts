import { isBlank } from '@simmer/shared/blank';
import type { CartItem } from '@simmer/shared/cart';
import { siteConfig } from '@simmer/shared/config';
import { dishText } from '@simmer/shared/dish-text';
import { lineLimitName, type LimitsView } from '../../limits/limits-view';
import { questionName, type openNotes } from './notes-on-menu';
import { buildOrder, type OrderDetails } from '../../order/order';
import { fieldNames, fieldOf, labelOf, type FieldName } from '../../order/order-fields';
import { linesTooMany } from '../../send-order/order-template';

/** What keeps the order from being sent until the guest acts. */
export interface SubmitBlocker {
  /** What the alert says if this is the gravest. */
  message: string;
  /** What to change; without a field, a sentence about what to do. */
  label: string;
  /** The name of the control where the guest can change it. */
  field?: string;
  /** The message at that field. */
  error?: string;
}

export interface Checked {
  items: readonly CartItem[];
  notes: ReturnType<typeof openNotes>;
  details: OrderDetails;
  isDateUnreadable: boolean;
  isDateImpossible: boolean;
  /** Why the order that the guest is changing cannot be changed here; empty if it can. */
  changeProblem: string;
  limits: LimitsView;
  /** The email has to be that of an account, but no account can have it. */
  isEmailRefused: boolean;
  isPasswordWrong: boolean;
}

const MISSING = 'Please fill out all delivery details before submitting.';
const INVALID_EMAIL = 'Please check your email address before submitting.';
const NO_ACCOUNT_EMAIL = 'Your account needs an address like name@example.com.';
const LIMITED =
  'Some of your order is not available like this. Please change it before submitting.';
const TOO_LARGE = 'Your order is too large for one email. Please send it as two orders.';

const NO_IDENTITY = { reference: '', secret: '', history: '' };

/** The gravest comes first. */
export function findSubmitBlockers(checked: Checked): readonly SubmitBlocker[] {
  const { items, notes, details, isDateUnreadable, isDateImpossible, isEmailRefused, limits } =
    checked;
  const { email, fulfillment } = details;
  const blockers: SubmitBlocker[] = [];
  const at = (field: FieldName, message: string, error?: string) =>
    blockers.push({ message, label: labelOf(field, fulfillment), field, ...(error && { error }) });
  if (checked.changeProblem)
    blockers.push({
      message: checked.changeProblem,
      label: `Please write to ${siteConfig().owner.email}.`,
    });
  for (const field of fieldNames()) {
    const { missing, onlyFor = fulfillment } = fieldOf(field);
    const noTime = field === 'time' ? limits.timeMissing : undefined;
    if (missing && onlyFor === fulfillment && isBlank(details[field]))
      at(field, MISSING, noTime ?? missing);
  }
  if (isEmailRefused && !isBlank(email)) at('email', INVALID_EMAIL, NO_ACCOUNT_EMAIL);
  if (isDateUnreadable) at('date', 'Please fix the date before submitting.');
  if (isDateImpossible)
    at('date', 'Please choose another date or clear the field before submitting.');
  if (limits.timeProblem) at('time', LIMITED, limits.timeProblem);
  for (const item of items)
    if (limits.lines.get(item.id)?.isProblem)
      blockers.push({ message: LIMITED, label: dishText(item), field: lineLimitName(item.id) });
  for (const [dishId, { dishName }] of notes)
    blockers.push({
      message: 'Please decide about your note before submitting.',
      label: `your note for ${dishName}`,
      field: questionName(dishId),
    });
  const dishes = linesTooMany(buildOrder(NO_IDENTITY, items, details, null));
  if (dishes > 0) blockers.push({ message: TOO_LARGE, label: howToSplit(dishes) });
  // A missing password alone is reported at its field, and only the login service can say whether a short one is
  // enough.
  if (checked.isPasswordWrong && blockers.length > 0)
    blockers.push({
      message: 'Please check your password before submitting.',
      ...{ label: 'Password', field: 'password' },
    });
  return blockers;
}

function howToSplit(dishes: number): string {
  const [last, those] =
    dishes === 1 ? ['last dish', 'it'] : [`last ${String(dishes)} dishes`, 'them'];
  return `Remove the ${last} and submit the rest, then order ${those} separately. Shorter notes help, too.`;
}
