import { frameCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { ShopLink } from '@shop/kit';
import type { LogoImage } from '@shop/theming';
import styles from './logo.module.css';

interface LogoProps {
  readonly logo: LogoImage;
  readonly name: string;
  readonly href: string;
}

/** Height of a wide logo in pixels, as in the stylesheet; a square one is higher. */
const HEIGHT = 60;

/** A channel's own logo, with a link to the home page; on a ground of its own where the theme's would hide it. */
export function Logo({ logo: { alt, width, height, base, widths, tone }, name, href }: LogoProps) {
  const t = useCopy(frameCopy);
  return (
    <ShopLink className={styles.link} to={href} aria-label={t.homeLabel(name)} data-logo={tone ?? 'any'}>
      <img
        src={`${base}/${widths.at(-1)}.webp`}
        srcSet={widths.map((one) => `${base}/${one}.webp ${one}w`).join()}
        sizes={`${Math.min(Math.round((HEIGHT * width) / height), 240)}px`}
        alt={alt}
        width={width}
        height={height}
        decoding="async"
      />
    </ShopLink>
  );
}
