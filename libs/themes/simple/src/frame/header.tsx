import type { HeaderProps } from '@shop/theming';

export default function Header(props: HeaderProps) {
  return <div data-slot="header">{JSON.stringify(Object.keys(props))}</div>;
}
