import * as v from 'valibot';
import { parseJson } from '../../hosting';
import { findingsAbout, type Finding } from '../finding';
import { googleError } from '../google-error';
import { post, type Reply, sendRequest } from '../http-request';
import type { Target } from '../target';

const { ok, warning, problem } = findingsAbout('Firebase accounts');

const ProjectSchema = v.object({ projectId: v.string(), authorizedDomains: v.array(v.string()) });

/** Nobody can have this address: ".invalid" is reserved (RFC 2606). */
const NOBODY = { email: 'nobody@shop.invalid', password: 'no-such-password' };

/** The API key, its project, the authorized domains, sign-in by password, and the page for a new password. */
export async function checkAccounts(target: Target): Promise<Finding[]> {
  const { auth } = target.services;
  // A key may be restricted to the pages of the shop.
  const headers = { Referer: `${target.shop}/` };
  const key = `key=${encodeURIComponent(target.site.firebase.apiKey)}`;
  const project = await sendRequest(`${auth}/v1/projects?${key}`, { headers });
  const fault = faultOfKey(project, target);
  if (fault) return [fault];
  const signIn = await post(`${auth}/v1/accounts:signInWithPassword?${key}`, NOBODY, headers);
  return [
    ...describeProject(project, target),
    describeSignIn(signIn),
    ...(await checkResetPage(target)),
  ];
}

function faultOfKey(reply: Reply, { shop }: Target): Finding | undefined {
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
      `firebase.apiKey does not work on pages of ${shop}.`,
      `Google Cloud console, Credentials, the key: add ${shop}/* to its websites.`,
    );
  if (message.includes('App Check'))
    return warning(
      'Firebase Authentication refuses requests without an App Check token, so the accounts could not be checked.',
      'Sign in by hand once, on a page of the shop.',
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

function describeProject(reply: Reply, { isLocal, shop, site }: Target): Finding[] {
  const project = v.safeParse(ProjectSchema, reply.isAnswered ? parseJson(reply.text) : undefined);
  if (!project.success)
    return [
      warning(
        'Firebase did not return the project of firebase.apiKey.',
        'Compare projectId and apiKey with Project settings in the Firebase console.',
      ),
    ];
  const { projectId, authorizedDomains } = project.output;
  const { hostname } = new URL(shop);
  return [
    // In this answer projectId is the project's number, which is also its messaging sender ID.
    isLocal || projectId === site.firebase.messagingSenderId
      ? ok('The API key works.')
      : problem(
          `firebase.apiKey belongs to project number ${projectId}, but firebase.messagingSenderId is ${site.firebase.messagingSenderId}.`,
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
    return ok('Guests can sign in with email and password.');
  if (/^(PASSWORD_LOGIN_DISABLED|OPERATION_NOT_ALLOWED)/.test(message))
    return problem(
      'Sign-in with email and password is not enabled.',
      'Firebase console, Authentication, Sign-in method: enable Email/Password.',
    );
  return warning(`Sign-in could not be tested: ${message}.`, 'Run this again in a few minutes.');
}

/**
 * Firebase serves this page on the Hosting site of `authDomain`. It is not documented whether the page gets the headers
 * that were deployed there; with the shop's policy, its scripts would not run.
 */
async function checkResetPage({ shop, authPages }: Target): Promise<Finding[]> {
  if (authPages === undefined) return [];
  const page = `${authPages}/__/auth/action`;
  const policyOf = async (url: string) => {
    const reply = await sendRequest(url);
    return reply.isAnswered ? reply.headers.get('Content-Security-Policy') : null;
  };
  const [policy, ofShop] = await Promise.all([policyOf(page), policyOf(`${shop}/`)]);
  if (policy === null || policy !== ofShop) return [];
  return [
    warning(
      `${page}, where a guest resets a password, has the shop’s Content-Security-Policy.`,
      'Reset a password by hand. If that fails, deploy the shell to another Hosting site than that of firebase.authDomain (docs/going-live.md, step 3).',
    ),
  ];
}
