import type { ReactNode } from 'react';
import { ShopLink } from '@shop/kit';

export interface ProductNameProps {
  readonly product: { readonly name: string; readonly href: string };
  readonly headingLevel: 2 | 3;
  readonly className?: string;
  readonly linkClassName?: string;
  /** The name as it is set here; as it stands without it. */
  readonly children?: ReactNode;
}

/** Name of a product in a list: a heading that leads to it. */
export function ProductName({
  product: { name, href },
  headingLevel,
  className,
  linkClassName,
  children = name,
}: ProductNameProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <Heading className={className}>
      <ShopLink className={linkClassName} to={href}>
        {children}
      </ShopLink>
    </Heading>
  );
}
