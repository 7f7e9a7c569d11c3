import { randomUUID } from 'node:crypto';
import { send } from '../rules/testing/raw-request';
import { grantManager } from './grant-manager';

const { FIREBASE_AUTH_EMULATOR_HOST, FIRESTORE_EMULATOR_HOST } = process.env;
const emulators = { FIREBASE_AUTH_EMULATOR_HOST, FIRESTORE_EMULATOR_HOST };

type Account = { email: string; uid: string; token: string };

const guest = { fields: { role: { stringValue: 'guest' } } };

/** Signs up like the site: creates an account, then its profile. */
async function signUp({ hasProfile = true } = {}): Promise<Account> {
  const email = `cook-${randomUUID()}@simmer.example`;
  const url = `http://${emulators.FIREBASE_AUTH_EMULATOR_HOST ?? ''}/identitytoolkit.googleapis.com/v1/accounts:signUp?key=any`;
  const body = JSON.stringify({ email, password: 'secret-enough', returnSecureToken: true });
  const headers = { 'Content-Type': 'application/json' };
  const answer = await fetch(url, { method: 'POST', headers, body });
  const { localId: uid, idToken: token } = await answer.json();
  if (hasProfile) await send(token, 'PATCH', `/users/${uid}`, guest);
  return { email, uid, token };
}

const deleteDish = async ({ token }: Account) =>
  (await send(token, 'DELETE', '/menu/no-such-dish')).status;
const roleOf = async ({ uid, token }: Account): Promise<unknown> =>
  (await send(token, 'GET', `/users/${uid}`)).body.fields;

beforeEach(() => {
  Object.assign(process.env, emulators);
});

describe('npm run make-manager', () => {
  it('turns a guest into a manager, who can edit the menu without signing in again; a second time it changes nothing [6]', async () => {
    const cook = await signUp();
    expect(await deleteDish(cook)).toBe(403);
    const message = await grantManager(cook, process.env);
    expect(message).toContain(`${cook.email} is now a manager on the local cloud`);
    expect(await deleteDish(cook)).toBe(200);
    expect(await grantManager(cook, process.env)).toContain('is already a manager');
    expect(await roleOf(cook)).toEqual({ role: { stringValue: 'manager' } });
  });

  it('works for an account that has no profile yet', async () => {
    const cook = await signUp({ hasProfile: false });
    await grantManager({ email: ` ${cook.email} ` }, process.env);
    expect(await deleteDish(cook)).toBe(200);
  });
});

describe('npm run make-manager reports', () => {
  it('that there is no such account', async () => {
    await expect(grantManager({ email: 'nobody@simmer.example' }, process.env)).rejects.toThrow(
      'There is no account for nobody@simmer.example on the local cloud. Sign up',
    );
  });

  it.each(['SIMMER_PORT_AUTH', 'SIMMER_PORT_FIRESTORE'])(
    'that the local cloud is not running, also when only a part of it is: %s',
    async (variable) => {
      const env = { ...process.env, [variable]: '9' };
      await expect(grantManager({ email: 'a@b.example' }, env)).rejects.toThrow(
        'The local cloud is not running. Start it with "npm start"',
      );
    },
  );

  it('that there are no credentials for a real project', async () => {
    process.env.GOOGLE_APPLICATION_CREDENTIALS = '/nowhere/no-such-key.json';
    try {
      await expect(
        grantManager({ email: 'a@b.example', project: 'demo-elsewhere' }, process.env),
      ).rejects.toThrow('This computer has no credentials for demo-elsewhere');
    } finally {
      delete process.env.GOOGLE_APPLICATION_CREDENTIALS;
    }
  });
});
