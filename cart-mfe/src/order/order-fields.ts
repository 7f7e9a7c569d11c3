import { siteConfig } from '@simmer/shared/config';
import { FULFILLMENTS } from '@simmer/shared/order-ticket';
import { oneLine } from './clean-text';

export { FULFILLMENTS };
export type Fulfillment = (typeof FULFILLMENTS)[number];

/** A text that the guest types into the form of the order. */
interface OrderField {
  readonly label: string | Readonly<Record<Fulfillment, string>>;
  /** Counted in characters. */
  readonly limit: number;
  readonly autoComplete: string;
  readonly type?: 'email' | 'tel';
  /** The text as the order has it. */
  readonly clean: (text: string, limit: number) => string;
  /** The message when it is missing. A field without this message may stay empty. */
  readonly missing?: string;
  /** The only way of fulfillment that needs it. */
  readonly onlyFor?: Fulfillment;
  /** The shop's option that switches the field on; without one, every shop has it. */
  readonly option?: 'phone';
  /** Its variable in `order-email/template.html`. */
  readonly variable: string;
  /** The text in the email when it is empty. */
  readonly whenEmpty?: string;
  /** Its name in the summary on the confirmation; fields without a name are left out there. */
  readonly term?: string;
}

/**
 * The form and its checks, the variables of the email, the copied order, the summary, and what the device stores follow
 * from this table. A new field also belongs into `eachField` below, `order-email/template.html`, and the privacy page's
 * list of what the email has.
 */
export const ORDER_FIELDS = {
  name: {
    label: 'Name',
    limit: 80,
    autoComplete: 'name',
    clean: oneLine,
    variable: 'userName',
    whenEmpty: 'Customer',
    term: 'Name',
  },
  email: {
    label: 'Email',
    limit: 254,
    autoComplete: 'email',
    type: 'email',
    clean: oneLine,
    missing: 'Enter your email address so that we can reply.',
    variable: 'userEmail',
  },
  phone: {
    label: 'Phone',
    // The link to the kitchen list has room for no more.
    limit: 30,
    autoComplete: 'tel',
    type: 'tel',
    clean: oneLine,
    option: 'phone',
    variable: 'userPhone',
    term: 'Phone',
  },
  date: {
    label: { Delivery: 'Delivery Date', Pickup: 'Pickup Date' },
    limit: 40,
    autoComplete: 'off',
    clean: oneLine,
    variable: 'orderDate',
    whenEmpty: 'Not specified',
    term: 'Day',
  },
  time: {
    label: { Delivery: 'Delivery Time', Pickup: 'Pickup Time' },
    limit: 120,
    autoComplete: 'off',
    clean: oneLine,
    missing: 'Enter a time, for example “after 5 pm”.',
    variable: 'deliveryTime',
    term: 'Time',
  },
  address: {
    label: { Delivery: 'Delivery Address', Pickup: 'Address' },
    limit: 300,
    autoComplete: 'street-address',
    clean: (text, limit) => oneLine(text, limit, ', '),
    missing: 'Enter the delivery address.',
    onlyFor: 'Delivery',
    variable: 'address',
    term: 'Address',
  },
} as const satisfies Readonly<Record<string, OrderField>>;

export type FieldName = keyof typeof ORDER_FIELDS;

/** What a device remembers of a guest who asks for that. */
export const REMEMBERED_FIELDS = [
  'name',
  'phone',
  'address',
] as const satisfies readonly FieldName[];

export function fieldOf(name: FieldName): OrderField {
  return ORDER_FIELDS[name];
}

export function labelOf(name: FieldName, fulfillment: Fulfillment): string {
  const { label } = fieldOf(name);
  return typeof label === 'string' ? label : label[fulfillment];
}

/** One value for each field. */
export function eachField<Value>(
  valueOf: (name: FieldName, field: OrderField) => Value,
): Record<FieldName, Value> {
  const value = (name: FieldName) => valueOf(name, fieldOf(name));
  return {
    name: value('name'),
    email: value('email'),
    phone: value('phone'),
    date: value('date'),
    time: value('time'),
    address: value('address'),
  };
}

/** The fields that this shop has, in the order of the form and of the email. */
export function fieldNames(): readonly FieldName[] {
  return Object.values(eachField((name) => name)).filter(isAsked);
}

/** Whether this shop has the field. */
export function isAsked(name: FieldName): boolean {
  const { option } = fieldOf(name);
  return option === undefined || siteConfig().ordering[option] === true;
}
