/** The project of the emulators that `npm run test:rules` started. */
export const PROJECT_ID = process.env.GCLOUD_PROJECT ?? '';

const documents = `projects/${PROJECT_ID}/databases/(default)/documents`;

export type Answer = {
  status: number;
  // Tests read nested fields, and fail when they do not exist.
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  body: any;
};

/** A request to Firestore's REST API, which anyone can send without our page. */
export async function send(
  token: string,
  method: string,
  path: string,
  body?: unknown,
): Promise<Answer> {
  const url = `http://${process.env.FIRESTORE_EMULATOR_HOST ?? ''}/v1/${documents}${path}`;
  const response = await fetch(url, {
    method,
    headers: {
      'Content-Type': 'application/json',
      Authorization: `Bearer ${token}`,
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  return { status: response.status, body: await response.json() };
}
