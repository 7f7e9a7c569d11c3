/** How guests pay, in the order in which the checkout offers it. */
export const PAYMENT_METHODS = ['Cash', 'Check', 'Venmo'] as const;

export type PaymentMethod = (typeof PAYMENT_METHODS)[number];

/** Those that need no meeting; the checkout shows their code. */
const BY_APP: ReadonlySet<PaymentMethod> = new Set(['Venmo']);

const byApp = PAYMENT_METHODS.filter((method) => BY_APP.has(method));
const inPerson = PAYMENT_METHODS.filter((method) => !BY_APP.has(method));

export function isByApp(method: PaymentMethod): boolean {
  return BY_APP.has(method);
}

/** The methods in the sentences of the shop. */
export const PAYMENT_TEXTS = {
  /** "Venmo accepted" */
  byApp: `${byApp.join(', ')} accepted`,
  /** "Cash or check" */
  inPerson: inPerson.map((method, at) => (at === 0 ? method : method.toLowerCase())).join(' or '),
  /** "Venmo, cash, check" */
  all: [...byApp, ...inPerson.map((method) => method.toLowerCase())].join(', '),
} as const;
