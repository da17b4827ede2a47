import { SEARCH_FIELD_ID, staticPaths } from '@shop/constants';
import { footerCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { MobileNav, type AccountLink, type NavLink } from '@shop/theming';
import { legalLinks } from './footer-links.ts';

/** The menu of small screens: product categories, then links to other pages. */
export function FrameMenu({ categories, account }: { categories: readonly NavLink[]; account: AccountLink }) {
  const t = useCopy(footerCopy);
  const ways = [
    { label: t.search, href: `#${SEARCH_FIELD_ID}` },
    { label: t.guide, href: staticPaths.guide() },
  ];
  return <MobileNav categories={categories} links={[...ways, account, ...legalLinks(t)]} />;
}
