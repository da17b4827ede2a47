import { footerCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { MobileNav, type AccountLink, type NavLink } from '@shop/theming';
import { legalLinks } from './footer-links.ts';

/** The menu of small screens. */
export function FrameMenu({ categories, account }: { categories: readonly NavLink[]; account: AccountLink }) {
  return <MobileNav categories={categories} links={[account, ...legalLinks(useCopy(footerCopy))]} />;
}
