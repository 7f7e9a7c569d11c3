import { parseRegistry, type Registry } from '@simmer/shared/registry';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { messageOf } from '../../base';
import { CURRENT, type Store } from '../../releases';
import { findingsAbout, type Finding } from '../finding';
import { failureOf, sendRequest } from '../http-request';
import { linkedFiles } from '../linked-files';
import { readRegistry, type Target } from '../target';

const { ok, warning, problem } = findingsAbout('Hosts');

const DEPLOY = 'Deploy the store: npm run deploy.';

/** Whether each origin answers, and each file that the live documents and the registry name. */
export async function checkHosts({ shop, store, isLocal }: Target): Promise<Finding[]> {
  let registry: Registry;
  try {
    registry = await readRegistry(shop);
  } catch (error) {
    return [problem(messageOf(error), isLocal ? 'Run "npm start" again.' : DEPLOY)];
  }
  return [
    ...(await checkFiles(shop, registry)),
    ...(store ? await compareWithStore(store, registry) : []),
  ];
}

async function checkFiles(shop: string, registry: Registry): Promise<Finding[]> {
  const home = await sendRequest(`${shop}/`);
  if (!home.isAnswered || home.status !== 200)
    return [problem(`${shop}/ ${failureOf(home)}.`, DEPLOY)];
  const entries = Object.values(registry.modules).map(({ entry }) => entry);
  const urls = [...new Set([...linkedFiles(home.text, shop), ...entries])];
  const failures = await Promise.all(
    urls.map(async (url): Promise<Finding[]> => {
      const reply = await sendRequest(url);
      if (!reply.isAnswered || reply.status !== 200)
        return [problem(`${url} ${failureOf(reply)}, but the live shop names it.`, DEPLOY)];
      return [];
    }),
  );
  const found = failures.flat();
  if (found.length > 0) return found;
  return [ok(`All ${String(urls.length)} files that the home page and the registry name answer.`)];
}

async function compareWithStore(store: Store, live: Registry): Promise<Finding[]> {
  try {
    const { origins } = await store.readHosts();
    const file = join(store.site, CURRENT, 'registry.json');
    const stored = parseRegistry(JSON.parse(await readFile(file, 'utf8')));
    return [...compareOrigins(origins, live), ...compareVersions(stored, live)];
  } catch (error) {
    return [
      problem(
        `The store ${store.directory} cannot be read: ${messageOf(error)}`,
        'Name a store of releases with --store (docs/going-live.md, step 6).',
      ),
    ];
  }
}

function compareOrigins(
  origins: Readonly<Record<string, string | undefined>>,
  live: Registry,
): Finding[] {
  const wrong = Object.entries(live.modules).filter(
    ([name, { entry }]) => new URL(entry).origin !== origins[name],
  );
  return wrong.map(([name, { entry }]) =>
    problem(
      `The shop loads ${name} from ${new URL(entry).origin}; hosts.json says ${origins[name] ?? 'nothing'}.`,
      'Correct hosts.json, release the module, and deploy the store.',
    ),
  );
}

function compareVersions(stored: Registry, live: Registry): Finding[] {
  const versions = ({ shell, modules }: Registry) =>
    new Map(
      Object.entries({ ...(shell && { shell }), ...modules }).map(([name, { version }]) => [
        name,
        version,
      ]),
    );
  const deployed = versions(live);
  const differing = [...versions(stored)].filter(
    ([name, version]) => deployed.get(name) !== version,
  );
  if (differing.length === 0) return [ok('The shop answers with what is live in the store.')];
  return differing.map(([name, version]) =>
    warning(
      `${name} ${version} is live in the store, but the shop answers with ${deployed.get(name) ?? 'none'}.`,
      DEPLOY,
    ),
  );
}
