export { deploy, showPlan } from './deploy';
export { firebaseClient } from './firebase-client';
export type { Plan } from './plan';
export { smokeTest } from './smoke-test';
export { firebaseTools, parseAnswer, type FirebaseOptions } from './firebase-tools';
