import type { LayoutProps } from '@shop/theming';

export default function Layout({ header, footer, children }: LayoutProps) {
  return (
    <>
      {header}
      <main id="main">{children}</main>
      {footer}
    </>
  );
}
