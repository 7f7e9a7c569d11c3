/**
 * The attributes by which a module lets taps on "Add" count before its code runs. The script in the document's head
 * reads them and nothing else of a module's HTML (`captureEvents` of the shell); today menu-mfe emits them.
 *
 * - `data-add-version` on the element around one dish: this number. Another number, or none, means other attributes:
 *   the script then queues no cart line, and clicks the button once the module is hydrated.
 * - `data-add` on a button in it: the cart line of one portion without note and flavor, as JSON.
 * - `data-add-note` on its text field: the note for the next portion; the script empties the field.
 * - `data-add-flavor` on its select: the flavor, empty for none.
 *
 * It rises with every change of these attributes or of their meaning.
 */
export const EVENT_REPLAY_VERSION = 1;
