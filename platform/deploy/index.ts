export { deploy, showPlan } from './deploy';
export { firebaseClient } from './firebase-client';
export type { Plan } from './plan';
export { visitShop } from './visit-shop';
export { firebaseTools, parseAnswer, type FirebaseOptions } from './firebase-tools';
