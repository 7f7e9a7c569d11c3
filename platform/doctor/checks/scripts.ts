import * as v from 'valibot';
import { integrityOf, parseJson } from '../../hosting';
import { findingsAbout, type Finding } from '../finding';
import { sendRequest } from '../http-request';
import type { Target } from '../target';

const { ok, problem } = findingsAbout('Hosts');

/** In `registry.json`: the integrity of each script, by address. */
const ListSchema = v.object({ scripts: v.record(v.string(), v.string()) });

/** Whether each live script has the bytes that were built. Browsers refuse any others. */
export async function checkScripts({ shop }: Target): Promise<Finding[]> {
  const registry = await sendRequest(`${shop}/registry.json`);
  const list = v.safeParse(ListSchema, registry.isAnswered ? parseJson(registry.text) : undefined);
  // For an unreadable registry, the check of the hosts gives better advice.
  if (!list.success) return [];
  const scripts = Object.entries(list.output.scripts).map(
    ([address, integrity]) => [new URL(address, shop).href, integrity] as const,
  );
  const found = await Promise.all(scripts.map((script) => checkScript(...script)));
  if (found.some((findings) => findings.length > 0)) return found.flat();
  return [ok(`All ${String(scripts.length)} scripts have the bytes that were built.`)];
}

async function checkScript(url: string, integrity: string): Promise<Finding[]> {
  const reply = await sendRequest(url);
  const isMissing = !reply.isAnswered || reply.status !== 200;
  if (!isMissing && integrityOf(reply.text) === integrity) return [];
  return [
    problem(
      `${url} ${isMissing ? 'does not answer' : 'differs from the build, so browsers refuse it'}.`,
      'Deploy the store again. If the problem remains, check for something that changes files in transit, such as a proxy that minifies.',
    ),
  ];
}
