import type { AuthState } from '@simmer/shared/auth';
import { setSiteConfig } from '@simmer/shared/config';
import { testSiteConfig } from '@simmer/shared/testing/site-config';
import { details, soup } from '../../testing/dishes';
import { canSubmit, decideSubmission } from './submission';

beforeEach(() => {
  setSiteConfig(testSiteConfig);
});

const account = { uid: 'gus', email: 'gus@test.example', displayName: 'Gustav G.' };
const signedIn: AuthState = { status: 'signed-in', account, role: 'guest' };
const signedOut: AuthState = { status: 'signed-out' };
const starting: AuthState = { status: 'starting' };
const reference = 'K7P-4MW';

it.each([
  { who: 'a guest', auth: signedIn, items: [soup], isSending: false, can: true, statement: 182 },
  {
    who: 'a manager',
    auth: { ...signedIn, role: 'manager' },
    items: [soup],
    isSending: false,
    can: true,
    statement: 182,
  },
  {
    who: 'a guest whose role is not known yet',
    auth: { ...signedIn, role: null },
    items: [soup],
    isSending: false,
    can: true,
    statement: 5,
  },
  { who: 'nobody', auth: signedOut, items: [soup], isSending: false, can: false, statement: 127 },
  {
    who: 'somebody not known yet',
    auth: starting,
    items: [soup],
    isSending: false,
    can: false,
    statement: 127,
  },
  {
    who: 'a guest with an empty cart',
    auth: signedIn,
    items: [],
    isSending: false,
    can: false,
    statement: 128,
  },
  {
    who: 'a guest whose order is on its way',
    auth: signedIn,
    items: [soup],
    isSending: true,
    can: false,
    statement: 126,
  },
])('$who can submit: $can [$statement]', ({ auth, items, isSending, can }) => {
  expect(canSubmit(items, auth, isSending, false)).toBe(can);
});

it.each([
  { what: 'an empty cart', items: [], auth: signedIn },
  { what: 'an empty cart of somebody logged out', items: [], auth: signedOut },
])('does nothing with $what [130]', ({ items, auth }) => {
  expect(decideSubmission({ items, auth, isPaused: false, details, reference })).toEqual({
    kind: 'nothing',
  });
});

it('requires the login before the details [129]', () => {
  const blank = { ...details, time: '', address: '', email: '' };
  expect(
    decideSubmission({
      items: [soup],
      auth: signedOut,
      isPaused: false,
      details: blank,
      reference,
    }),
  ).toEqual({
    kind: 'login-required',
  });
});

it('uses the account’s name when none was typed [133]', () => {
  const submission = decideSubmission({
    items: [soup],
    auth: signedIn,
    isPaused: false,
    details: { ...details, name: '' },
    reference,
  });
  expect(submission).toMatchObject({ kind: 'order', order: { name: 'Gustav G.' } });
});

it('does nothing while the shop is paused, whoever presses', () => {
  expect(canSubmit([soup], signedIn, false, true)).toBe(false);
  for (const auth of [signedIn, signedOut]) {
    expect(decideSubmission({ items: [soup], auth, isPaused: true, details, reference })).toEqual({
      kind: 'nothing',
    });
  }
});
