import type { SiteConfig } from '@simmer/shared/config';
import { findingsAbout, type Finding } from '../finding';
import { googleError } from '../google-error';
import { post, type Reply, sendRequest } from '../http-request';

const { ok, warning, problem } = findingsAbout('Database rules');

const IN_FORCE = 'Deploy firestore.rules: npm run publish -- rules (docs/going-live.md, step 2).';
const NEVER = 'no-such-dish';

/**
 * Queries the database without an account: the menu must be readable, the profiles must not, and nothing may be
 * writable.
 * @param firestore the origin of the API; tests give that of an emulator.
 */
export async function checkDatabaseRules(
  { firebase }: SiteConfig,
  firestore = 'https://firestore.googleapis.com',
): Promise<Finding[]> {
  const { projectId, apiKey, appCheckKey } = firebase;
  const documents = `projects/${projectId}/databases/(default)/documents`;
  const url = `${firestore}/v1/${documents}`;
  const key = `key=${encodeURIComponent(apiKey)}`;
  const menu = await sendRequest(`${url}/menu?pageSize=1&${key}`);
  const fault = faultOfDatabase(menu);
  if (fault) return [fault];
  if (appCheckKey !== undefined && verdictOf(menu) === 'refused')
    return [
      warning(
        'The database refuses requests without an App Check token, so its rules could not be tested.',
        'If App Check is not enforced for Firestore, the rules are wrong: npm run publish -- rules.',
      ),
    ];
  const users = await sendRequest(`${url}/users?pageSize=1&${key}`);
  const writes = ['create', 'delete'] as const;
  const tried = writes.map((kind) =>
    post(`${url}:commit?${key}`, { writes: impossible(kind, `${documents}/menu/${NEVER}`) }),
  );
  return [
    describe(menu, {
      wanted: 'allowed',
      right: 'Everybody can read the Monthly Menu.',
      wrong: 'Guests cannot read the Monthly Menu.',
    }),
    describe(users, {
      wanted: 'refused',
      right: 'Nobody can list the profiles of the accounts.',
      wrong: 'Everybody can list the profiles of the accounts.',
    }),
    ...(await Promise.all(tried)).map((reply, index) =>
      describe(reply, {
        wanted: 'refused',
        right: `Without an account nobody can ${writes[index] ?? ''} a dish.`,
        wrong: `Everybody can ${writes[index] ?? ''} a dish.`,
      }),
    ),
  ];
}

/**
 * Writes that cannot succeed, whatever the rules say. A commit is atomic, and its precondition never holds, because the
 * document was not updated at that time. The rules are evaluated first and refuse with a different error.
 */
function impossible(kind: 'create' | 'delete', name: string): object[] {
  const currentDocument = { updateTime: '2001-01-01T00:00:00Z' };
  return kind === 'create'
    ? [{ update: { name, fields: {} }, currentDocument }]
    : [{ delete: name, currentDocument }];
}

function faultOfDatabase(reply: Reply): Finding | undefined {
  if (!reply.isAnswered)
    return problem(
      `The database cannot be reached: ${reply.reason}.`,
      'Check the connection of this machine, then https://status.firebase.google.com.',
    );
  if (reply.status === 404)
    return problem(
      'The project has no database named (default).',
      'Firebase console, Firestore: create it (docs/going-live.md, step 1).',
    );
  if (googleError(reply).reasons.includes('SERVICE_DISABLED'))
    return problem(
      'Firestore is not enabled in the project.',
      'Firebase console, Firestore: choose "Create database" (docs/going-live.md, step 1).',
    );
  return undefined;
}

interface Expectation {
  wanted: 'allowed' | 'refused';
  right: string;
  wrong: string;
}

function describe(reply: Reply, { wanted, right, wrong }: Expectation): Finding {
  const seen = verdictOf(reply);
  if (seen === wanted) return ok(right);
  if (seen !== undefined) return problem(wrong, IN_FORCE);
  const reason = reply.isAnswered ? googleError(reply).message : reply.reason;
  return warning(`A rule could not be tested: ${reason}.`, 'Run this again in a few minutes.');
}

/** If the rules allow a write, its precondition fails. */
function verdictOf(reply: Reply): 'allowed' | 'refused' | undefined {
  if (!reply.isAnswered) return undefined;
  const { code } = googleError(reply);
  if (reply.status === 200 || code === 'FAILED_PRECONDITION' || code === 'NOT_FOUND')
    return 'allowed';
  return code === 'PERMISSION_DENIED' ? 'refused' : undefined;
}
