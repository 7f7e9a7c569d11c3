import { PrintButton } from '@simmer/shared/ui/print-button';
import type { ComponentProps } from 'react';

/** Another browser has no orders in its list. */
export function PrintList(button: Omit<ComponentProps<typeof PrintButton>, 'otherwise'>) {
  return (
    <PrintButton
      {...button}
      otherwise="open the emails of these orders in another browser, such as Chrome, Firefox or Safari, and print from the list there"
    />
  );
}
