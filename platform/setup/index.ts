export { findChromium } from './chromium';
export { findFirestoreEmulator } from './firestore-emulator';
export { ensureJava } from './java';
