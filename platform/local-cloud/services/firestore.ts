import { mkdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { root } from '../../base';
import { ensureJava, findFirestoreEmulator } from '../../setup';
import { childService, type CloudContext, type Service } from '../service';

/**
 * The Firestore emulator with the site's real rules. It keeps documents in memory.
 * @param rules the path of the rules.
 */
export function firestoreService(
  context: CloudContext,
  rules = resolve(root, 'firestore.rules'),
): Service {
  return childService(context, 'firestore', async () => {
    const command = await ensureJava();
    const jar = await findFirestoreEmulator();
    const cwd = resolve(context.stateDirectory, 'firestore');
    mkdirSync(cwd, { recursive: true });
    return {
      command,
      args: [
        '-Duser.language=en',
        // Runs are too short for the optimizing compiler. Without it, 88 journeys take 74 instead of 82 s of processor
        // time.
        ...['-XX:TieredStopAtLevel=1', '-XX:+UseSerialGC'],
        // The jar of the Debian package has no main class, so "java -jar" would fail.
        ...['-cp', jar, 'com.google.cloud.datastore.emulator.firestore.CloudFirestore'],
        ...['--host', '127.0.0.1', '--port', String(context.ports.firestore), '--rules', rules],
        ...['--project_id', context.projectId, '--single_project_mode'],
      ],
      cwd,
      // In the locale C, Java cannot open the rules in a folder with letters outside ASCII.
      env: process.platform === 'linux' ? { LC_ALL: 'C.UTF-8' } : {},
    };
  });
}
