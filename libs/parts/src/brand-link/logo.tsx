import type { LogoImage } from '@shop/theming';

/** Height of a wide logo in pixels, as in the stylesheet; a square one is higher. */
const HEIGHT = 60;

/** A channel's own logo, styled by the link around it. */
export function Logo({ alt, width, height, base, widths }: LogoImage) {
  return (
    <img
      src={`${base}/${widths.at(-1)}.webp`}
      srcSet={widths.map((one) => `${base}/${one}.webp ${one}w`).join()}
      sizes={`${Math.min(Math.round((HEIGHT * width) / height), 240)}px`}
      alt={alt}
      width={width}
      height={height}
    />
  );
}
