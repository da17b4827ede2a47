import type { FooterProps } from '@shop/theming';

export default function Footer(props: FooterProps) {
  return <div data-slot="footer">{JSON.stringify(Object.keys(props))}</div>;
}
