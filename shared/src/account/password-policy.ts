/** Firebase's own minimum. Only the provider can say whether a longer password is enough. */
const SHORTEST = 6;

let rule = 'at least six characters';

/** @returns what a new password needs, as far as the provider has told this page. */
export const passwordHint = () => `It needs ${rule}.`;

/** @returns what to say of a new password that does not have it. */
export const passwordRefusal = () => `Please choose another password, with ${rule}.`;

/** Whether no shop accepts it as a new password. */
export const isTooShort = (password: string) => password.length < SHORTEST;

/** @param message the provider's, which lists what the shop's policy asks for. */
export function learnPasswordPolicy(message: string): void {
  const list = /requirements: \[(.+?)\]/.exec(message)?.[1] ?? 'more kinds of characters';
  rule = list.replaceAll(/Password (must|may) contain /g, '');
}
