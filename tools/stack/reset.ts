import { PARTS, partUrls } from './parts';
import type { Ports } from './ports';
import { clearAccounts, clearDocuments, seedAccounts, seedDocuments } from './seed';
import type { Stack } from './stack';

async function clear(url: string): Promise<void> {
  const response = await fetch(url, { method: 'DELETE', signal: AbortSignal.timeout(10_000) });
  if (!response.ok)
    throw new Error(`${url} could not be cleared: it answered ${String(response.status)}`);
}

/** Everything runs again, and holds what it held after its first start: no mail, no plan, the seed and nothing else. */
export async function resetStack(stack: Stack, ports: Ports): Promise<void> {
  for (const name of PARTS) stack.resumePart(name);
  await Promise.all(PARTS.map((name) => stack.startPart(name)));
  const { inbox, email } = partUrls(ports);
  await Promise.all([
    clear(`${inbox}/email/all`),
    clear(`${email}/__control`),
    clearAccounts(ports).then(() => seedAccounts(ports)),
    clearDocuments(ports).then(() => seedDocuments(ports)),
  ]);
}
