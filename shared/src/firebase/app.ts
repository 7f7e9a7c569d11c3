import { initializeApp, type FirebaseApp } from 'firebase/app';
import { siteConfig } from '@simmer/shared/config';

let app: FirebaseApp | undefined;

/** One per page. Only the clients in this folder import it, and those are loaded on demand. */
export function firebaseApp(): FirebaseApp {
  app ??= initializeApp(siteConfig().firebase);
  return app;
}
