import type { HandoverCode } from '@shop/api';
import { handoverCopy } from '@shop/copy';
import type { Zone } from './zone.ts';
import type { Carrier } from './delivery-tables.ts';

/** What decides how a parcel may be handed over. */
export interface HandoverSituation {
  zone: Zone;
  carrier: Carrier;
  /** The receiver of a social gift enters the address himself: nobody knows his door. */
  isSocial: boolean;
  /** Paid to the driver (代金引換). */
  isCashOnDelivery: boolean;
}

/**
 * Where a handover is not to be had, in words that stand before 「では」; null when it is. By the carriers' rules cool parcels and
 * those that are paid at the door go to a person; which of the rest may go elsewhere is agreed with each carrier.
 */
export function handoverObstacle(
  code: HandoverCode,
  { zone, carrier, isSocial, isCashOnDelivery }: HandoverSituation,
): string | null {
  const { where } = handoverCopy;
  if (code === 'in_person') return null;
  if (isSocial) return where.social;
  if (zone !== 'ambient') return where[zone];
  if (!carrier.handovers.includes(code)) return carrier.name;
  return isCashOnDelivery ? where.cod : null;
}

/** All ways in which a parcel may be handed over, in person first. */
export function handoversOf(situation: HandoverSituation): { code: HandoverCode; name: string }[] {
  const codes: readonly HandoverCode[] = ['in_person', 'locker', 'doorstep'];
  return codes
    .filter((code) => handoverObstacle(code, situation) === null)
    .map((code) => ({ code, name: handoverCopy.names[code] }));
}
