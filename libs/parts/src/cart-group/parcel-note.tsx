import type { TemperatureZone } from '@shop/theming';
import type { ReactNode } from 'react';
import { checkoutCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { Icon } from '@shop/kit';

export interface ParcelNoteProps {
  readonly group: {
    readonly zone: TemperatureZone;
    /** Parts of the parcel's fee in integer yen; null while several destinations share the goods. */
    readonly fee: {
      readonly carriage: number;
      readonly cool: number;
      readonly island: number;
      readonly isFreeCarriage: boolean;
    } | null;
    /** These goods ride in the parcel of another zone and cost nothing more (C-03). */
    readonly ridesWith: TemperatureZone | null;
  };
  readonly className?: string | undefined;
  /** No truck before the words. */
  readonly plain?: boolean;
  /** Sets the name of the fee and its parts (冷蔵便の送料, 送料 880円、クール代 330円); the name is strong without it. */
  readonly children?: (label: string, parts: string) => ReactNode;
}

/** What the parcel of a temperature zone costs, or with which it rides; nothing while that is open. */
export function ParcelNote({
  group: { zone, fee, ridesWith },
  className,
  plain,
  children = strongLabel,
}: ParcelNoteProps) {
  const t = useCopy(checkoutCopy);
  if (!fee && !ridesWith) return null;
  return (
    <p className={className}>
      {!plain && <Icon name="truck" />}
      {ridesWith && t.cart.ridesWith[ridesWith]}
      {!ridesWith &&
        fee &&
        children(t.cart.parcelFee[zone], t.cart.feeParts(fee.isFreeCarriage ? 0 : fee.carriage, fee.cool, fee.island))}
    </p>
  );
}

const strongLabel = (label: string, parts: string) => (
  <span>
    <strong>{label}</strong> {parts}
  </span>
);
