import type { TemperatureZone } from '@shop/theming';
import type { ReactNode } from 'react';
import { checkoutCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { ZoneBadge } from '../badge/zone-badge.tsx';

export interface ZoneGroupProps {
  readonly group: { readonly key: string; readonly zone: TemperatureZone };
  readonly className?: string;
  readonly headClassName: string | undefined;
  readonly titleClassName?: string | undefined;
  /** The lines of the group, and the content below them. */
  readonly children: ReactNode;
}

/** The products of a temperature zone under their heading. Has no styles. */
export function ZoneGroup({
  group: { key, zone },
  className,
  headClassName,
  titleClassName,
  children,
}: ZoneGroupProps) {
  const t = useCopy(checkoutCopy);
  const titleId = `cart-group-${key}`;
  return (
    <section className={className} data-zone={zone} aria-labelledby={titleId}>
      <header className={headClassName}>
        <h2 className={titleClassName} id={titleId}>
          {t.cart.groupTitle[zone]}
        </h2>
        <ZoneBadge zone={zone} withRange />
      </header>
      {children}
    </section>
  );
}
