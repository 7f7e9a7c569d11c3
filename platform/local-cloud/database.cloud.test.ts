import { type DocumentsOf, clearDocuments, hasDocument, seedDocuments } from './database';
import { readPorts } from './ports';

it('a module that is run alone uses an emulator with the demo documents of its own shop only', async () => {
  const ports = readPorts(process.env);
  const ours = { ports, projectId: process.env.GCLOUD_PROJECT ?? '' };
  await seedDocuments(ours, { 'users/demo': { role: 'manager' } });
  const hasDemo = (project: DocumentsOf) => hasDocument(project, 'users/demo');
  expect(await hasDemo(ours)).toBe(true);
  expect(await hasDemo({ ports, projectId: 'demo-elsewhere' })).toBe(false);
  expect(await hasDemo({ ...ours, ports: { firestore: 9 } })).toBe(false);
  await clearDocuments(ours);
  expect(await hasDemo(ours)).toBe(false);
});
