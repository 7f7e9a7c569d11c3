// Only the owner's pages need this, so it is no part of what every page loads.
import { withDatabase } from '@simmer/shared/firebase';
import type { OwnerClient } from './owner-client';

/** The client's function, for callers that have not loaded the client. */
const fromClient =
  <Args extends unknown[], T>(pick: (client: OwnerClient) => (...args: Args) => Promise<T>) =>
  (...args: Args): Promise<T> =>
    withDatabase((client) => client.ownerClient().then((owner) => pick(owner)(...args)));

/**
 * Stores a new dish, as the last one in the order.
 * @param id created by the caller, so that a second attempt does not store the dish twice.
 * @throws FirebaseError when the rules refuse the write; TimeLimitError when the outcome is unknown.
 */
export const addMenuItem = fromClient((client) => client.addMenuItem);

/**
 * Replaces the given fields of a dish, unless someone else has changed one of them. The first change of a dish of the
 * configuration creates its document.
 * @param expected the dish as the caller last read it; without it, the stored fields are replaced unconditionally.
 * @param photo the new photo; null removes the current one.
 * @param former what is kept of it for 30 days.
 * @throws like `addMenuItem`.
 */
export const updateMenuItem = fromClient((client) => client.updateMenuItem);

/**
 * Deletes a dish and its photo, which somebody may have added since the caller read the dish. That they are already gone
 * is not an error.
 * @param former what is kept of it for 30 days.
 * @param photo kept with it.
 * @throws like `addMenuItem`.
 */
export const deleteMenuItem = fromClient((client) => client.deleteMenuItem);

/**
 * Changes the order of the dishes.
 * @param change receives the ids as they are stored, and returns them in their new order; called again if someone else
 * has changed the order meanwhile.
 * @returns the document as stored, unparsed.
 * @throws like `addMenuItem`.
 */
export const changeMenuOrder = fromClient((client) => client.changeMenuOrder);

/**
 * Changes these fields of the document `settings/ordering` and leaves the others as they are by then.
 * @returns the whole document as stored, unparsed.
 * @throws like `addMenuItem`.
 */
export const saveOrdering = fromClient((client) => client.saveOrdering);

/**
 * Replaces the given fields of several dishes, by id, all of them or none.
 * @param expected the dishes as the caller last read them.
 * @returns false if one of them is gone, or one of the fields has changed since then; then nothing is stored.
 * @throws like `addMenuItem`.
 */
export const saveMany = fromClient((client) => client.saveMany);

/**
 * The document `settings/ordering`, unparsed; undefined if there is none.
 * @throws FirebaseError or TimeLimitError.
 */
export const readOrdering = (): Promise<unknown> => withDatabase((client) => client.readOrdering());

/**
 * What changes of the last days have replaced, the newest first.
 * @throws FirebaseError or TimeLimitError.
 */
export const readFormer = fromClient((client) => client.readFormer);

/**
 * Deletes entries of `readFormer`.
 * @throws like `addMenuItem`.
 */
export const forgetFormer = fromClient((client) => client.forgetFormer);
