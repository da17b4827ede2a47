import type { FrontSettings } from '@shop/api';
import favicon from './favicon.svg?inline';

/** The links of a document to the channel's own icons, or to the shop's mark. */
export function ShopIcons({ icon }: { readonly icon: FrontSettings['SITE']['ICON'] }) {
  if (!icon) return <link rel="icon" href={favicon} type="image/svg+xml" />;
  return (
    <>
      {icon.widths.slice(0, 2).map((width) => (
        <link key={width} rel="icon" href={`${icon.base}/${width}.png`} type="image/png" sizes={`${width}x${width}`} />
      ))}
      <link rel="apple-touch-icon" href={`${icon.base}/180.png`} />
    </>
  );
}
