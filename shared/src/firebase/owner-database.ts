// Only the owner's pages need this, so it is no part of what every page loads.
import { withDatabase } from '@simmer/shared/firebase';
import type { OwnerClient } from './owner-client';

/** The client's function, for callers that have not loaded the client. */
const fromClient =
  <Args extends unknown[], T>(pick: (client: OwnerClient) => (...args: Args) => Promise<T>) =>
  (...args: Args): Promise<T> =>
    withDatabase((client) => client.ownerClient().then((owner) => pick(owner)(...args)));

/**
 * Stores dishes that are new or were deleted, as the last ones in the order, all of them or none.
 * @returns whether they are stored: an earlier attempt may have stored something else, or somebody has put one back.
 * @throws FirebaseError when the rules refuse the write; TimeLimitError when the outcome is unknown.
 */
export const addDishes = fromClient((client) => client.addDishes);

/**
 * Changes fields of dishes, all of them or none.
 * @throws like `addDishes`; with the code `not-found` if one of them is gone.
 */
export const changeDishes = fromClient((client) => client.changeDishes);

/**
 * Deletes dishes, all of them or none, and their photos, which somebody may have added since the caller read the dishes.
 * That they are already gone is not an error.
 * @throws like `addDishes`.
 */
export const deleteDishes = fromClient((client) => client.deleteDishes);

/**
 * Changes the order of the dishes.
 * @param change receives the ids as they are stored, and returns them in their new order; called again if someone else
 * has changed the order meanwhile.
 * @returns the document as stored, unparsed.
 * @throws like `addDishes`.
 */
export const changeMenuOrder = fromClient((client) => client.changeMenuOrder);

/**
 * Changes the document `settings/ordering`.
 * @param change receives the document as it is stored, unparsed, and returns all fields of `OrderingSettings`, or
 * undefined to leave it; called again if someone else has changed it meanwhile.
 * @returns the whole document as stored, unparsed.
 * @throws like `addDishes`.
 */
export const saveOrdering = fromClient((client) => client.saveOrdering);

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
 * Deletes entries of `readFormer`, with their photos.
 * @throws like `addDishes`.
 */
export const forgetFormer = fromClient((client) => client.forgetFormer);
