import type { TemperatureZone } from '@shop/theming';
import type { ReactNode } from 'react';
import { productCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { Icon } from '@shop/kit';
import { GiftNotes } from './gift-notes.tsx';

export interface BuyDetailsProps {
  readonly product: { readonly zone: TemperatureZone };
  /** Whether it can be bought; otherwise no delivery is shown. */
  readonly buyable: boolean;
  /** The earliest delivery, as inline content; null if the shop cannot say. */
  readonly delivery: ReactNode;
  readonly storage: string;
  readonly bestBefore: string | null;
  readonly gift: { readonly noshi: boolean; readonly wrapping: boolean };
  /** The heating instruction of raw products (L-56). */
  readonly handling: string | null;
  readonly className?: string;
}

/** What to know before buying, each with its icon: delivery, storage (L-51), gifts, heating. */
export function BuyDetails({
  product,
  buyable,
  delivery,
  storage,
  bestBefore,
  gift,
  handling,
  className,
}: BuyDetailsProps) {
  const t = useCopy(productCopy);
  return (
    <ul className={className}>
      {buyable && (
        <li>
          <Icon name="truck" />
          <span>
            <strong>{delivery ?? t.delivery}</strong>
            <small>{t.deliveryNote}</small>
          </span>
        </li>
      )}
      <li>
        <Icon name="thermometer" />
        <span>
          <strong>{t.zoneText[product.zone]}</strong>
          <small>
            {t.storage}:{storage}
          </small>
          {bestBefore && (
            <small>
              {t.bestBefore}:{bestBefore}
            </small>
          )}
        </span>
      </li>
      <li>
        <Icon name="gift" />
        <span>
          <GiftNotes gift={gift} />
        </span>
      </li>
      {handling && (
        <li>
          <Icon name="flame" />
          <strong>{handling}</strong>
        </li>
      )}
    </ul>
  );
}
