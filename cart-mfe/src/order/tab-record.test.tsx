import { auth } from '@simmer/shared/auth';
import { storedValue } from '@simmer/shared/stored-value';
import { muteConsole } from '@simmer/shared/testing/mute-console';
import * as v from 'valibot';
import { ada, firebaseAuthProvider, gus, tellAccount } from '../testing/fake-firebase';
import { keepInTab } from './tab-record';

jest.mock('@simmer/shared/firebase', () => jest.requireActual('../testing/fake-firebase'));

muteConsole('warn');

it('what a guest typed stays in the tab while the login service cannot be reached after a reload, and leaves once it names another guest (case 90)', async () => {
  const schema = v.object({ text: v.string(), uid: v.exactOptional(v.string()) });
  const stored = storedValue('typed', schema, 'sessionStorage');
  const typed = { text: 'allergic to nuts' };
  stored.set({ ...typed, uid: gus.uid });
  const onLeft = jest.fn();
  keepInTab({ stored, onLeft, restore: jest.fn(), value: () => typed, subscribe: jest.fn() });

  jest.spyOn(firebaseAuthProvider, 'observe').mockRejectedValueOnce(new Error('No answer.'));
  await auth.start();
  expect(auth.get()).toEqual({ status: 'logged-out', isUnsure: true });
  expect(stored.get()).toEqual({ ...typed, uid: gus.uid });
  expect(onLeft).not.toHaveBeenCalled();

  await auth.start();
  tellAccount(gus);
  expect(onLeft).not.toHaveBeenCalled();
  tellAccount(ada);
  expect(onLeft).toHaveBeenCalledTimes(1);
});
