/**
 * The attributes through which a module makes taps on "Add" count before its code runs. The script in the document's
 * head (the shell's `captureEvents`) reads them and nothing else in a module's HTML; so far only menu-mfe emits them.
 *
 * - `data-add-version` on the element around one dish: this number. With any other number, or none, the script queues
 *   no cart line; it clicks the button once the module is hydrated.
 * - `data-add` on a button in it: the cart line for one portion without note and flavor, as JSON.
 * - `data-add-note` on its text field: the note for the next portion; the script empties the field.
 * - `data-add-flavor` on its select: the flavor, empty for none.
 *
 * Raise it with every change to these attributes or their meaning.
 */
export const EVENT_REPLAY_VERSION = 1;
