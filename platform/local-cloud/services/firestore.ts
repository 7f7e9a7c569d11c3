import { mkdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { ensureJava, findFirestoreEmulator } from '../../setup';
import { childService } from '../child-service';
import { loopbackUrl, PROJECT_ID, type CloudContext } from '../context';
import { answers, type Service } from '../service';

/** Whether the Firestore emulator answers on the port. */
export function isFirestoreAnswering(port: number): Promise<boolean> {
  return answers(loopbackUrl(port), (body) => body.trim() === 'Ok');
}

/** The Firestore emulator with the site's real rules. It keeps documents in memory. */
export function firestoreService(context: CloudContext): Service {
  const port = context.ports.firestore;
  return childService(
    context,
    'firestore',
    ['firestore'],
    () => isFirestoreAnswering(port),
    async () => {
      const java = await ensureJava();
      const jar = await findFirestoreEmulator(context.root);
      const directory = resolve(context.stateDirectory, 'firestore');
      mkdirSync(directory, { recursive: true });
      return {
        title: 'The Firestore emulator',
        command: java,
        args: [
          '-Duser.language=en',
          // The jar of the Debian package names no main class, so "java -jar" would fail.
          ...['-cp', jar, 'com.google.cloud.datastore.emulator.firestore.CloudFirestore'],
          ...['--host', '127.0.0.1', '--port', String(port)],
          ...['--rules', resolve(context.root, 'firestore.rules')],
          ...['--project_id', PROJECT_ID, '--single_project_mode'],
        ],
        cwd: directory,
      };
    },
  );
}
