export { findChromium } from './chromium';
export { findFirestoreEmulator } from './firestore-emulator';
export { ensureJava } from './java';
export { completed, lockfileFaults, parseLockfile, requestFor } from './lockfile';
