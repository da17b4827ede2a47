import type { MobileNavProps } from '@shop/theming';

export default function MobileNav(props: MobileNavProps) {
  return <div data-slot="mobile-nav">{JSON.stringify(Object.keys(props))}</div>;
}
