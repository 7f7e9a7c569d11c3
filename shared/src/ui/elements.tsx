import type { ReactElement } from 'react';

/** Children without bare text, for a component that places them beside other elements: `shared/tools/lint/text-alone.js` has the reason. */
export type Elements = ReactElement | '' | false | null | undefined | readonly Elements[];
