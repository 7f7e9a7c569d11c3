/** The chunk of all pages that a guest on the way to an order does not open. */
export { MenuEditorPage } from './deferred/managers-only';
export { loadPlacedPage } from './deferred/placed-page';
export { InstructionsPage } from './instructions/instructions-page';
export { LoginPage } from './login/login-page';
export { PrivacyPage } from './privacy/privacy-page';
