import { initializeApp, type FirebaseApp } from 'firebase/app';
import { siteConfig } from '@simmer/shared/config';
import { reportProblem } from '../report/report';
import { findDatabase } from './stored-account';

let app: FirebaseApp | undefined;

/** One per page. Only the clients in this folder import it, and those are loaded on demand. */
export function firebaseApp(): FirebaseApp {
  app ??= initializeApp(siteConfig().firebase);
  return app;
}

let starting: Promise<void> | undefined;

/**
 * The app for requests to the owner's cloud, with App Check if the owner has configured a key. App Check has no
 * emulator, so the local cloud does without it.
 */
export async function checkedApp(isLocal: boolean): Promise<FirebaseApp> {
  const { appCheckKey } = siteConfig().firebase;
  // This runs before any of Firebase's parts reaches for a storage that does not answer.
  await findDatabase();
  if (appCheckKey && !isLocal) await (starting ??= startAppCheck(appCheckKey));
  return firebaseApp();
}

async function startAppCheck(siteKey: string): Promise<void> {
  try {
    const { start } = await import(
      /* webpackChunkName: "firebase-app-check" */ './app-check-client'
    );
    start(firebaseApp(), siteKey);
  } catch (error) {
    // The server decides whether to answer requests without a token.
    reportProblem('app-check', 'App Check could not be started.', error);
  }
}
