import { fakeAuthProvider } from '@simmer/shared/testing/fake-auth-provider';

/** Stands in for `@simmer/shared/firebase`; the stores above it are the real ones. */
export const firebaseAuthProvider = fakeAuthProvider();
