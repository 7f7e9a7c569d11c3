import type { AuthState } from '@simmer/shared/auth';
import { details, soup } from '../../testing/dishes';
import { gus } from '../../testing/fake-firebase';
import { canSubmit, decideSubmission } from './submission';

const account = { ...gus, displayName: 'Gustav G.' };
const signedIn: AuthState = { status: 'signed-in', account, role: 'guest' };
const manager: AuthState = { ...signedIn, role: 'manager' };
const unread: AuthState = { ...signedIn, role: null };
const signedOut: AuthState = { status: 'signed-out' };
const starting: AuthState = { status: 'starting' };

it.each([
  { who: 'a guest', auth: signedIn, can: true, statement: 182 },
  { who: 'a manager', auth: manager, can: true, statement: 182 },
  { who: 'a guest whose role is not known yet', auth: unread, can: true, statement: 5 },
  { who: 'nobody', auth: signedOut, can: false, statement: 127 },
  { who: 'somebody not known yet', auth: starting, can: false, statement: 127 },
  { who: 'a guest with an empty cart', auth: signedIn, items: [], can: false, statement: 128 },
  {
    who: 'a guest whose order is on its way',
    auth: signedIn,
    isSending: true,
    can: false,
    statement: 126,
  },
])('$who can submit: $can [$statement]', ({ auth, items = [soup], isSending = false, can }) => {
  expect(canSubmit(items, auth, isSending, false)).toBe(can);
  expect(canSubmit(items, auth, isSending, true)).toBe(false);
});

it.each([
  ['nothing', 'with an empty cart [130]', { items: [] }],
  ['nothing', 'with an empty cart of somebody logged out [130]', { items: [], auth: signedOut }],
  ['nothing', 'while the shop is paused', { isPaused: true }],
  [
    'nothing',
    'while the shop is paused, and nobody is logged in',
    { isPaused: true, auth: signedOut },
  ],
  [
    'login-required',
    'before the details [129]',
    { auth: signedOut, details: { ...details, time: '' } },
  ],
])('a submit leads to %s %s', (kind, _when, change) => {
  const submit = { items: [soup], auth: signedIn, isPaused: false, details, reference: 'K7P-4MW' };
  expect(decideSubmission({ ...submit, ...change })).toEqual({ kind });
});

it('uses the account’s name when none was typed [133]', () => {
  const typed = { ...details, name: '' };
  const submit = { items: [soup], auth: signedIn, isPaused: false, reference: 'K7P-4MW' };
  const submission = decideSubmission({ ...submit, details: typed });
  expect(submission).toMatchObject({ kind: 'order', order: { name: 'Gustav G.' } });
});
