import type { Ports } from './ports';
import { BACKENDS, type BackendName } from './services';
import { isAuthAnswering } from './services/auth';
import { isEmailAnswering } from './services/email';
import { isFirestoreAnswering } from './services/firestore';
import { isInboxAnswering } from './services/inbox';

/** The services behind the pages that do not run on these ports yet. @param onFound called with each that does. */
export async function findMissingBackends(
  ports: Ports,
  onFound: (name: BackendName) => void,
): Promise<BackendName[]> {
  const isAnswering: Record<BackendName, () => Promise<boolean>> = {
    auth: () => isAuthAnswering(ports.auth),
    firestore: () => isFirestoreAnswering(ports.firestore),
    inbox: () => isInboxAnswering(ports.inbox),
    email: () => isEmailAnswering(ports.email),
  };
  const missing: BackendName[] = [];
  for (const name of BACKENDS) {
    if (await isAnswering[name]()) onFound(name);
    else missing.push(name);
  }
  return missing;
}
