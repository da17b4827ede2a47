import { useCopy } from '@shop/copy/react';
import type { ProductSummary } from '@shop/theming';
import { teeGoodsCopy } from '../copy/tee-goods.ts';
import styles from './sticker.module.css';

interface StickerProps {
  /** One or two short lines. */
  readonly lines: readonly string[];
  readonly tone: 'loud' | 'calm' | 'dark';
}

/** The one sticker of a card: sold out, few left, or the months of aging. */
export function StockSticker({ product: { availability, agingMonths } }: { readonly product: ProductSummary }) {
  const t = useCopy(teeGoodsCopy);
  switch (availability.kind) {
    case 'few':
      return <Sticker tone="loud" lines={t.few(availability.remaining)} />;
    case 'sold_out':
      return <Sticker tone="dark" lines={t.soldOut} />;
    case 'suspended':
      return <Sticker tone="dark" lines={t.suspended} />;
    case 'selling_stopped':
      return <Sticker tone="dark" lines={t.stopped} />;
    case 'in_stock':
      return agingMonths === null ? null : <Sticker tone="calm" lines={t.aged(agingMonths)} />;
  }
}

/** A jagged badge stuck on at a slant. */
function Sticker({ lines, tone }: StickerProps) {
  return (
    <p className={styles.sticker} data-tone={tone}>
      {lines.map((line) => (
        <span key={line}>{line}</span>
      ))}
    </p>
  );
}
