import { siteConfig } from '@simmer/shared/config';

/** From the shop's cutoff on, the owner may have begun to cook. */
export const TOO_LATE = 'It’s too late to change or cancel this order here.';

/** @param why why the page cannot do it itself; by default, that its code is missing. */
export function AskOwner({ why = 'This part of the page could not be loaded.' }: { why?: string }) {
  const { firstName, email } = siteConfig().owner;
  return (
    <p>
      <span>{`${why} To change or cancel your order, write to ${firstName}: `}</span>
      <a href={`mailto:${email}`} translate="no">
        {email}
      </a>
    </p>
  );
}
