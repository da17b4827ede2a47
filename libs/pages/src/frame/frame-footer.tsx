import { footerCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { Footer, type FooterProps } from '@shop/theming';
import { footerGroups, legalLinks } from './footer-links.ts';
import type { FrameData } from '../frame-data/frame-data.ts';

export interface FrameFooterProps extends Pick<FooterProps, 'kind' | 'homeHref'> {
  readonly data: FrameData;
}

/** The foot of the page with its links; none that leads aside on the way to the order. */
export function FrameFooter({ data, kind, homeHref }: FrameFooterProps) {
  const t = useCopy(footerCopy);
  return (
    <Footer
      kind={kind}
      shopName={data.settings.SITE.NAME}
      homeHref={homeHref}
      groups={kind === 'shop' ? footerGroups(t, data.categories) : []}
      legal={legalLinks(t)}
    />
  );
}
