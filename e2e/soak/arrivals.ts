import * as v from 'valibot';
import { emailControl } from '../../platform/local-cloud/client';
import type { SeenLine } from './reading';

const ArrivalSchema = v.object({
  status: v.literal(200),
  body: v.object({
    template_params: v.object({
      reference: v.string(),
      userEmail: v.string(),
      orders: v.string(),
      total: v.string(),
    }),
  }),
});
export type Arrival = v.InferOutput<typeof ArrivalSchema>['body']['template_params'];

/**
 * The orders of one guest in the owner's inbox.
 * @param service the address of the email service.
 */
export async function arrivalsOf(guest: {
  email: string;
  service: string;
}): Promise<readonly Arrival[]> {
  return (await emailControl(guest.service).requests())
    .flatMap((request) => (v.is(ArrivalSchema, request) ? [request.body.template_params] : []))
    .filter(({ userEmail }) => userEmail === guest.email);
}

/** The order as in its email, without the prices of single lines. */
export function contentOf(lines: readonly SeenLine[], total: string): string {
  const blocks = lines.map(({ name, size, flavor, note, quantity }) =>
    [
      name,
      `Modifications: ${note || 'NONE'}`,
      `Flavor: ${flavor || 'NONE'}`,
      `Size: ${size}`,
      `Quantity: ${quantity}`,
    ].join('\n'),
  );
  return [...blocks, `Total: ${total.replace('$', '')}`].join('\n\n');
}

export function contentOfArrival({ orders, total }: Arrival): string {
  return `${orders.replaceAll(/\nPrice: .*/g, '')}\n\nTotal: ${total}`;
}
