export { findChromium, findHeadlessChromium } from './chromium';
export {
  ENGINE_NAMES,
  type EngineName,
  ENGINE_TITLES,
  findEngines,
  namedEngines,
  presentPrograms,
} from './engines';
export { FIREBASE_ENVIRONMENT, firebaseEmulator, firebaseProgram } from './firebase-tools';
export { findFirestoreEmulator } from './firestore-emulator';
export { ensureJava } from './java';
