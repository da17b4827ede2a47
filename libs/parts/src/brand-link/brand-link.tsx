import type { ReactNode } from 'react';
import { frameCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { ShopLink } from '@shop/kit';
import { useLogo } from '@shop/theming';
import { Logo } from './logo.tsx';
import styles from './logo.module.css';

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
  return (
    <ShopLink
      className={logo ? styles.link : className}
      to={href}
      aria-label={t.homeLabel(name)}
      data-logo={logo && (logo.tone ?? 'any')}
    >
      {logo ? (
        <Logo {...logo} />
      ) : (
        <>
          {children}
          <span className={nameClassName}>{name}</span>
        </>
      )}
    </ShopLink>
  );
}
