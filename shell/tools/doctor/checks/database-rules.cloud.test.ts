import { testSiteConfig } from '@simmer/shared/testing/site-config';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '../../../../platform/base';
import { checkDatabaseRules } from './database-rules';

const firestore = `http://${process.env.FIRESTORE_EMULATOR_HOST ?? ''}`;
/** The emulator has separate rules for each project. */
const PROJECT = 'demo-doctor';
const OPEN = `rules_version = '2';
service cloud.firestore { match /databases/{database}/documents { match /{any=**} { allow read, write; } } }`;
const CLOSED = OPEN.replace('allow read, write', 'allow read, write: if false');

const site = {
  ...testSiteConfig,
  firebase: { ...testSiteConfig.firebase, projectId: PROJECT },
};

async function putInForce(content: string): Promise<void> {
  const body = JSON.stringify({ rules: { files: [{ name: 'firestore.rules', content }] } });
  const url = `${firestore}/emulator/v1/projects/${PROJECT}:securityRules`;
  const answer = await fetch(url, { method: 'PUT', body });
  if (!answer.ok) throw new Error(await answer.text());
}

async function problems(): Promise<string[]> {
  const findings = await checkDatabaseRules(site, firestore);
  return findings.filter(({ level }) => level !== 'ok').map(({ text }) => text);
}

it('the shop’s rules are recognized as being in force', async () => {
  await putInForce(await readFile(join(root, 'firestore.rules'), 'utf8'));
  expect(await problems()).toEqual([]);
});

it('rules that allow everything are detected, and nothing is written', async () => {
  await putInForce(OPEN);
  expect(await problems()).toEqual([
    'Everybody can list the profiles of the accounts.',
    'Everybody can create a dish.',
    'Everybody can delete a dish.',
  ]);
  const url = `${firestore}/v1/projects/${PROJECT}/databases/(default)/documents/menu`;
  expect(await (await fetch(url)).json()).toEqual({});
});

it('the rules of a new database, which allow nothing, are detected', async () => {
  await putInForce(CLOSED);
  expect(await problems()).toEqual(['Guests cannot read the Monthly Menu.']);
});
