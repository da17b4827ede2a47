import type { ReactNode } from 'react';
import { frameCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { ShopLink } from '@shop/kit';
import { useLogo } from '@shop/theming';
import { Logo } from './logo.tsx';

export interface BrandLinkProps {
  readonly name: string;
  readonly href: string;
  readonly className: string | undefined;
  readonly nameClassName?: string | undefined;
  /** The logo before the name, unless the styles show it. */
  readonly children?: ReactNode;
}

/** The shop's logo and name, or the channel's own logo, with a link to the home page. */
export function BrandLink({ name, href, className, nameClassName, children }: BrandLinkProps) {
  const t = useCopy(frameCopy);
  const logo = useLogo();
  if (logo) return <Logo logo={logo} name={name} href={href} />;
  return (
    <ShopLink className={className} to={href} aria-label={t.homeLabel(name)}>
      {children}
      <span className={nameClassName}>{name}</span>
    </ShopLink>
  );
}
