import * as v from 'valibot';
import { siteConfig } from '@simmer/shared/config';
import { FIREBASE_LIMIT_MS } from '@simmer/shared/firebase';
import { localEndpoints } from '@simmer/shared/registry';
import { withTimeLimit } from '../time-limit/time-limit';

/** `found` is missing when the document does not exist. */
const AnswerSchema = v.array(v.object({ found: v.optional(v.unknown()) }));

/**
 * Reads a document with a plain request, which saves every guest the client's 30 kB.
 * @param parse receives the document as Firestore's REST API returns it.
 * @param readWithClient used with App Check: only the client has a token.
 * @returns undefined if the document does not exist.
 * @throws TimeLimitError, or whatever the request throws.
 */
export function requestDocument<T>(
  path: string,
  parse: (document: unknown) => T,
  readWithClient: () => Promise<T>,
): Promise<T | undefined> {
  /**
   * For a GET, the browser would log an error if the document does not exist.
   * https://firebase.google.com/docs/firestore/reference/rest/v1/projects.databases.documents/batchGet
   */
  async function request(): Promise<T | undefined> {
    const local = await localEndpoints();
    const { projectId, apiKey, appCheckKey } = siteConfig().firebase;
    if (appCheckKey && !local) return readWithClient();
    const documents = `projects/${projectId}/databases/(default)/documents`;
    const origin = local?.firestore ?? 'https://firestore.googleapis.com';
    const response = await fetch(`${origin}/v1/${documents}:batchGet?key=${apiKey}`, {
      method: 'POST',
      // The body is text: for JSON, the browser would first send a preflight request.
      body: JSON.stringify({ documents: [`${documents}/${path}`] }),
    });
    if (!response.ok) throw new Error(`The database answered ${String(response.status)}.`);
    const [answer] = v.parse(AnswerSchema, await response.json());
    if (!answer) throw new Error('The database gave no answer.');
    return answer.found === undefined ? undefined : parse(answer.found);
  }
  return withTimeLimit(request(), FIREBASE_LIMIT_MS);
}
