export { findChromium, findHeadlessChromium } from './chromium';
export {
  ENGINE_NAMES,
  type EngineName,
  type Engines,
  ENGINE_TITLES,
  ENGINES_VARIABLE,
  findEngines,
  readEngines,
} from './engines';
export { FIREBASE_ENVIRONMENT, firebaseProgram, firebaseWithoutLogin } from './firebase-tools';
export { findFirestoreEmulator } from './firestore-emulator';
export { ensureJava } from './java';
