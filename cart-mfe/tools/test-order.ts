import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { TICKETS_PATH } from '@simmer/shared/order-ticket';
import { setSiteConfig, type SiteConfig } from '@simmer/shared/config';
import { chromium } from '@playwright/test';
import * as v from 'valibot';
import { buildOrder } from '../src/order/order';
import { eachField } from '../src/order/order-fields';
import { orderTemplateFields, type OrderTemplateFields } from '../src/send-order/order-template';
import { ticketText } from '../src/send-order/kitchen-ticket';
import { newIdentity, type OrderIdentity } from '../src/order/reference';
import { CliError, root } from '../../platform/base';
import { launchOptions } from '../../platform/browser';
import { findChromium } from '../../platform/setup';
import { adviceFor } from './emailjs-answers';

const MARK = 'TEST, please ignore';
const SDK = 'node_modules/@emailjs/browser/dist/email.min.js';
const LIMIT_MS = 30_000;

const AnswerSchema = v.object({ status: v.number(), text: v.string() });
type Answer = v.InferOutput<typeof AnswerSchema>;

/**
 * Sends one marked order like the shop: with the EmailJS SDK, from a page of the shop in a browser. (Node cannot send
 * it: the SDK needs a page's address, and EmailJS refuses programs.)
 * @returns what happened, in a sentence.
 * @throws CliError with what EmailJS answered and what to do.
 */
export async function sendTestOrder(site: SiteConfig): Promise<string> {
  const identity = newIdentity();
  const id = identity.reference;
  const answer = await sendFromShop(site, await testOrder(site, identity));
  if (answer.status !== 200) throw new CliError(describeRefusal(answer));
  const kitchen = new URL(TICKETS_PATH, site.business.url).href;
  return `EmailJS accepted the order ${id}. Look for it at ${site.owner.email}, including the spam folder. The address of its button must begin with ${kitchen}.`;
}

/** @param status 0 when the page got no answer. */
export function describeRefusal({ status, text }: Answer): string {
  if (status === 0)
    return `The page did not reach EmailJS: ${text}\n  Check the policy of the page and the service: npm run doctor.`;
  return `EmailJS answered ${String(status)}: ${text}\n  ${adviceFor({ text }).advice}`;
}

async function testOrder(site: SiteConfig, identity: OrderIdentity): Promise<OrderTemplateFields> {
  setSiteConfig(site);
  const id = identity.reference;
  const dish = {
    id,
    name: `${MARK} (${id})`,
    size: 'Test',
    priceCents: 0,
    quantity: 1,
    modification: null,
    flavor: null,
  };
  const details = {
    ...eachField(() => `${MARK} (${id})`),
    email: site.owner.email,
    date: new Date().toISOString().slice(0, 10),
    fulfillment: 'Delivery',
    paymentMethod: 'Cash',
  } as const;
  const order = buildOrder(identity, [dish], details, null);
  return orderTemplateFields(order, { ticket: await ticketText(order) });
}

async function sendFromShop(
  { business, emailjs }: SiteConfig,
  fields: OrderTemplateFields,
): Promise<Answer> {
  const sdk = await readFile(join(root, SDK), 'utf8');
  const browser = await chromium.launch(launchOptions(await findChromium()));
  try {
    const page = await browser.newPage();
    await page.goto(new URL(business.url).origin, { waitUntil: 'load', timeout: LIMIT_MS });
    await page.evaluate(sdk);
    const input = JSON.stringify({ ...emailjs, fields });
    // The page's own policy decides whether EmailJS may be called.
    const answer = page.evaluate(`(async ({ publicKey, serviceId, templateId, fields }) => {
      emailjs.init({ publicKey });
      try {
        const { status, text } = await emailjs.send(serviceId, templateId, fields);
        return { status, text };
      } catch (error) {
        return { status: error.status ?? 0, text: error.text ?? String(error) };
      }
    })(${input})`);
    return v.parse(AnswerSchema, await answer);
  } finally {
    await browser.close();
  }
}
