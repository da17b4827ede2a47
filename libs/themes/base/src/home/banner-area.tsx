import { bannersCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { TextLink } from '@shop/kit';
import type { BannerAreaProps } from '@shop/theming';
import { Section } from '../layout/section.tsx';

/** Campaigns of the shop, one line each. Nothing when there are none. */
export default function BannerArea({ banners }: BannerAreaProps) {
  const t = useCopy(bannersCopy);
  if (banners.length === 0) return null;
  return (
    <Section id="banners" title={t.label}>
      <ul>
        {banners.map(({ id, title, text, href }) => (
          <li key={id}>
            <TextLink to={href} standalone>
              {title}
            </TextLink>
            {text && <p>{text}</p>}
          </li>
        ))}
      </ul>
    </Section>
  );
}
