import { isOurs } from './health-check';
import { readPorts } from './ports';
import { seedAccounts } from './accounts';
import { clearDocuments, seedDocuments } from './database';
import { DEMO_MENU } from './seed-data';

const ports = readPorts(process.env);
const ours = { ports, projectId: process.env.GCLOUD_PROJECT ?? '' };
const other = { ports, projectId: 'demo-elsewhere' };
const emulators = ['auth', 'firestore'] as const;

const answers = (project: typeof ours) =>
  Promise.all(emulators.map((name) => isOurs(name, project)));

describe('a module that is run alone', () => {
  it('uses the emulators that hold the demo accounts and documents of its shop', async () => {
    await seedAccounts(ours);
    await seedDocuments(ours, DEMO_MENU);
    expect(await answers(ours)).toEqual([true, true]);
  });

  it('does not use the emulators of another project', async () => {
    expect(await answers(other)).toEqual([false, false]);
  });

  it('does not use emulators without the demo documents', async () => {
    await clearDocuments(ours);
    expect(await answers(ours)).toEqual([true, false]);
  });

  it('starts what does not answer', async () => {
    const nobody = { ...ours, ports: { ...ports, auth: 9, firestore: 9 } };
    expect(await answers(nobody)).toEqual([false, false]);
  });
});
