import { initializeApp, type FirebaseApp } from 'firebase/app';
import { siteConfig } from '@simmer/shared/config';

let app: FirebaseApp | undefined;

/** The page's one Firebase app. Only the clients in this folder name it, and each of those is loaded on demand. */
export function firebaseApp(): FirebaseApp {
  app ??= initializeApp(siteConfig().firebase);
  return app;
}
