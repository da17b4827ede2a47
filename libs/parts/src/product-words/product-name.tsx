import type { ReactNode } from 'react';
import { ShopLink } from '@shop/kit';

export interface ProductNameProps {
  readonly product: { readonly name: string; readonly href: string };
  readonly headingLevel: 2 | 3;
  readonly className?: string;
  readonly linkClassName?: string;
  /** The name with markup; by default the plain name. */
  readonly children?: ReactNode;
}

/** The name of a product in a list: a heading with a link. */
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
