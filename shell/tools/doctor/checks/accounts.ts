import type { SiteConfig } from '@simmer/shared/config';
import * as v from 'valibot';
import { parseJson } from '../../../../platform/hosting';
import { findingsAbout, type Finding } from '../finding';
import { googleError } from '../google-error';
import { post, type Reply, sendRequest } from '../http-request';

const { ok, warning, problem } = findingsAbout('Firebase accounts');

const API = 'https://identitytoolkit.googleapis.com/v1';

const ProjectSchema = v.object({ projectId: v.string(), authorizedDomains: v.array(v.string()) });

/** Nobody can have this address: ".invalid" is reserved (RFC 2606). */
const NOBODY = { email: 'nobody@shop.invalid', password: 'no-such-password' };

/** The API key, its project, the authorized domains, and login by password. */
export async function checkAccounts({ business, firebase }: SiteConfig): Promise<Finding[]> {
  const shop = new URL(business.url);
  // A key may be restricted to the pages of the shop.
  const headers = { Referer: `${shop.origin}/` };
  const key = `key=${encodeURIComponent(firebase.apiKey)}`;
  const project = await sendRequest(`${API}/projects?${key}`, { headers });
  const fault = faultOfKey(project, shop);
  if (fault) return [fault];
  const signIn = await post(`${API}/accounts:signInWithPassword?${key}`, NOBODY, headers);
  return [...describeProject(project, firebase, shop), describeSignIn(signIn)];
}

function faultOfKey(reply: Reply, { origin }: URL): Finding | undefined {
  if (!reply.isAnswered)
    return problem(
      `Firebase cannot be reached: ${reply.reason}.`,
      'Check the connection of this machine, then https://status.firebase.google.com.',
    );
  if (reply.status === 200) return undefined;
  const { message, reasons } = googleError(reply);
  if (reasons.includes('API_KEY_INVALID') || message.includes('API key not valid'))
    return problem(
      'Firebase does not know firebase.apiKey.',
      'Copy it again: Firebase console, Project settings, General, Your apps.',
    );
  if (reasons.includes('API_KEY_HTTP_REFERRER_BLOCKED') || /referer .* blocked/.test(message))
    return problem(
      `firebase.apiKey does not work on pages of ${origin}.`,
      `Google Cloud console, Credentials, the key: add ${origin}/* to its websites.`,
    );
  if (message.includes('App Check'))
    return warning(
      'Firebase Authentication refuses requests without an App Check token, so the accounts could not be checked.',
      'Log in by hand once, on a page of the shop.',
    );
  if (message.startsWith('CONFIGURATION_NOT_FOUND'))
    return problem(
      'The project has no accounts yet.',
      'Firebase console, Authentication: choose "Get started" (docs/going-live.md, step 1).',
    );
  return problem(
    `Firebase refuses firebase.apiKey: ${message}.`,
    'Check the key in the Google Cloud console, under Credentials.',
  );
}

function describeProject(
  reply: Reply,
  { messagingSenderId }: SiteConfig['firebase'],
  { hostname }: URL,
): Finding[] {
  const project = v.safeParse(ProjectSchema, reply.isAnswered ? parseJson(reply.text) : undefined);
  if (!project.success)
    return [
      warning(
        'Firebase did not return the project of firebase.apiKey.',
        'Compare projectId and apiKey with Project settings in the Firebase console.',
      ),
    ];
  const { projectId, authorizedDomains } = project.output;
  return [
    // In this answer projectId is the project's number, which is also its messaging sender ID.
    projectId === messagingSenderId
      ? ok('The API key works.')
      : problem(
          `firebase.apiKey belongs to project number ${projectId}, but firebase.messagingSenderId is ${messagingSenderId}.`,
          'Copy all fields of firebaseConfig again, from one project.',
        ),
    authorizedDomains.includes(hostname)
      ? ok(`${hostname} is an authorized domain.`)
      : warning(
          `${hostname} is not an authorized domain.`,
          'Without it, the password reset page does not link back to the shop. To add it: Firebase console, Authentication, Settings.',
        ),
  ];
}

/** Firebase reports an unknown account only where the provider is enabled. */
function describeSignIn(reply: Reply): Finding {
  const message = reply.isAnswered ? googleError(reply).message : reply.reason;
  if (message.startsWith('EMAIL_NOT_FOUND'))
    return warning(
      'A failed login reveals which email addresses have an account.',
      'Firebase console, Authentication, Settings, User actions: enable email enumeration protection.',
    );
  if (/^(INVALID_LOGIN_CREDENTIALS|INVALID_PASSWORD)/.test(message))
    return ok('Guests can log in with email and password.');
  if (/^(PASSWORD_LOGIN_DISABLED|OPERATION_NOT_ALLOWED)/.test(message))
    return problem(
      'Login with email and password is not enabled.',
      'Firebase console, Authentication, Sign-in method: enable Email/Password.',
    );
  return warning(`Login could not be tested: ${message}.`, 'Run this again in a few minutes.');
}
