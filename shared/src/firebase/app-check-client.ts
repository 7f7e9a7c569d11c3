import { initializeApp, type FirebaseApp } from 'firebase/app';
import {
  CustomProvider,
  getToken,
  initializeAppCheck,
  ReCaptchaEnterpriseProvider,
  type AppCheck,
} from 'firebase/app-check';
import { reportProblem } from '../report/report';
import { withTimeLimit } from '../time-limit/time-limit';

/** How long requests wait for a token, in milliseconds: half of what auth and database may take in all. */
const APP_CHECK_LIMIT_MS = 5000;

/**
 * Gives every later request of auth and database a token of App Check, or none if there is none in time.
 *
 * The SDK waits without a limit for a reCAPTCHA that a blocker stops, and its reCAPTCHA provider cannot be wrapped. So a
 * second app asks reCAPTCHA and keeps the token, and the shop's own app asks the second one.
 */
export function start(app: FirebaseApp, siteKey: string): void {
  const asking = initializeAppCheck(initializeApp(app.options, 'app-check'), {
    provider: new ReCaptchaEnterpriseProvider(siteKey),
    isTokenAutoRefreshEnabled: true,
  });
  const ask = askWithLimit(asking, whenBlocked());
  initializeAppCheck(app, {
    // It is asked before each request: what it returned before counts as expired.
    provider: new CustomProvider({
      getToken: async () => ({ token: await ask(), expireTimeMillis: Date.now() }),
    }),
  });
}

/** After a failure nothing waits again: a token that arrives later is there for later requests. */
function askWithLimit(appCheck: AppCheck, blocked: Promise<never>): () => Promise<string> {
  let limitMs = APP_CHECK_LIMIT_MS;
  let isReported = false;
  return async () => {
    try {
      const { token } = await withTimeLimit(Promise.race([getToken(appCheck), blocked]), limitMs);
      limitMs = APP_CHECK_LIMIT_MS;
      return token;
    } catch (error) {
      limitMs = 0;
      if (!isReported) reportProblem('app-check', 'requests go without a token.', error);
      isReported = true;
      throw error;
    }
  };
}

/** Rejects when the browser cannot load reCAPTCHA, which the SDK does not look at. */
function whenBlocked(): Promise<never> {
  const script = document.querySelector('script[src^="https://www.google.com/recaptcha/"]');
  const blocked = new Promise<never>((_resolve, reject) => {
    script?.addEventListener('error', () => {
      reject(new Error('reCAPTCHA could not be loaded; a content blocker may have stopped it.'));
    });
  });
  // Nobody may be waiting for it.
  blocked.catch(() => undefined);
  return blocked;
}
