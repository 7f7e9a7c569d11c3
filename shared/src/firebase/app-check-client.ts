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

/** How long requests wait for a token, in milliseconds: half the total time limit of auth and database requests. */
const APP_CHECK_LIMIT_MS = 5000;

/**
 * Adds an App Check token to every later auth and database request, or no token if none arrives in time.
 *
 * When a content blocker stops reCAPTCHA, the SDK waits forever, and its reCAPTCHA provider cannot be wrapped. So a
 * second app gets the token from reCAPTCHA, and the shop's own app gets it from the second app.
 */
export function start(app: FirebaseApp, siteKey: string): void {
  const asking = initializeAppCheck(initializeApp(app.options, 'app-check'), {
    provider: new ReCaptchaEnterpriseProvider(siteKey),
    isTokenAutoRefreshEnabled: true,
  });
  const ask = askWithLimit(asking, whenBlocked());
  initializeAppCheck(app, {
    // The token counts as expired at once, so that the SDK asks for it before each request.
    provider: new CustomProvider({
      getToken: async () => ({ token: await ask(), expireTimeMillis: Date.now() }),
    }),
  });
}

/** After a failure, requests no longer wait; a token that arrives late serves later requests. */
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

/** Rejects when the browser cannot load reCAPTCHA, which the SDK does not check. */
function whenBlocked(): Promise<never> {
  const script = document.querySelector('script[src^="https://www.google.com/recaptcha/"]');
  const blocked = new Promise<never>((_resolve, reject) => {
    script?.addEventListener('error', () =>
      reject(new Error('reCAPTCHA could not be loaded; a content blocker may have stopped it.')),
    );
  });
  // Prevents an unhandled rejection when nothing awaits it.
  blocked.catch(() => undefined);
  return blocked;
}
