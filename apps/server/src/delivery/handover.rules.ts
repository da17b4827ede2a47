import type { HandoverCode } from '@shop/api';
import { handoverCopy } from '@shop/copy';
import type { Zone } from './zone.ts';
import type { Carrier } from './delivery-tables.ts';

/** What decides how a parcel may be handed over. */
export interface HandoverSituation {
  zone: Zone;
  carrier: Carrier;
  /** Whether the receiver of a social gift enters the address: the orderer does not know it. */
  isSocial: boolean;
  /** Paid to the driver (代金引換). */
  isCashOnDelivery: boolean;
}

/**
 * Returns why a handover is unavailable, as a text before 「では」; null when it is available. By the carriers' rules cool
 * parcels and cash on delivery are handed over in person; the other cases are agreed with each carrier.
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
