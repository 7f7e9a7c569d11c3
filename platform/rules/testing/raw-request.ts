/** The project of the emulators that `npm run test:rules` started. */
export const PROJECT_ID = process.env.GCLOUD_PROJECT ?? '';

const base64 = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

/**
 * A token with the claims of a signed-in browser. Unlike the real service, the emulator accepts it unsigned.
 */
export function tokenOf(uid: string, claims: Record<string, unknown> = {}): string {
  const seconds = Math.floor(Date.now() / 1000);
  const payload = {
    iss: `https://securetoken.google.com/${PROJECT_ID}`,
    aud: PROJECT_ID,
    auth_time: seconds,
    user_id: uid,
    sub: uid,
    iat: seconds,
    exp: seconds + 3600,
    email: `${uid}@simmer.example`,
    email_verified: false,
    firebase: { identities: { email: [`${uid}@simmer.example`] }, sign_in_provider: 'password' },
    ...claims,
  };
  return `${base64({ alg: 'none', typ: 'JWT' })}.${base64(payload)}.`;
}

export const documents = `projects/${PROJECT_ID}/databases/(default)/documents`;

export type Answer = {
  status: number;
  // Tests read nested fields, and fail when they do not exist.
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  body: any;
};

/** A request to Firestore's REST API, which anyone can send without our page. */
export async function send(
  token: string | undefined,
  method: string,
  path: string,
  body?: unknown,
): Promise<Answer> {
  const url = `http://${process.env.FIRESTORE_EMULATOR_HOST ?? ''}/v1/${documents}${path}`;
  const response = await fetch(url, {
    method,
    headers: {
      'Content-Type': 'application/json',
      ...(token !== undefined && { Authorization: `Bearer ${token}` }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  return { status: response.status, body: await response.json() };
}
