import type { TemperatureZone } from '@shop/theming';
import type { ReactNode } from 'react';
import { checkoutCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { Icon } from '@shop/kit';

export interface ParcelNoteProps {
  readonly group: {
    readonly zone: TemperatureZone;
    /** The parts of the parcel's fee in integer yen; null if several destinations share the products. */
    readonly fee: {
      readonly carriage: number;
      readonly cool: number;
      readonly island: number;
      readonly isFreeCarriage: boolean;
    } | null;
    /** The zone whose parcel also contains these products at no extra fee (C-03). */
    readonly ridesWith: TemperatureZone | null;
  };
  readonly className?: string | undefined;
  /** Whether to leave out the truck icon. */
  readonly plain?: boolean;
  /** Renders the name of the fee and its parts (冷蔵便の送料, 送料 880円、クール代 330円); by default the name is bold. */
  readonly children?: (label: string, parts: string) => ReactNode;
}

/** The fee of a temperature zone's parcel, or the parcel that it shares; nothing while unknown. */
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
