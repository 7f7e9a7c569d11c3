import type { Dish } from '@simmer/shared/menu';
import type { Elements } from '@simmer/shared/ui/elements';
import { Status } from '@simmer/shared/ui/status';
import { useRef } from 'react';
import type { SectionName } from '../dish-card/new-cart-item';
import { useMenuChanges } from './menu-changes';
import { MenuSection } from './menu-section';
import { ReadingPlace } from './reading-place';

interface LiveSectionProps {
  section: SectionName;
  /** What guests see of it; undefined until it has been read. */
  dishes: readonly Dish[] | undefined;
  /** Shown in place of dishes. */
  status: string;
  statusClass?: string | undefined;
  children: Elements;
}

/** A section whose dishes may change while a guest is reading: nothing moves, the focus stays, and changes are announced. */
export function LiveSection({ section, dishes, status, statusClass, children }: LiveSectionProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const changes = useMenuChanges(dishes);
  return (
    <MenuSection section={section} headingRef={heading}>
      <ReadingPlace heading={heading} />
      <Status className={statusClass}>
        {status || (changes && <span className="visually-hidden">{changes}</span>)}
      </Status>
      {children}
    </MenuSection>
  );
}
