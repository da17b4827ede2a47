import { JAPAN } from '@shop/japanese';
import { DateTime } from 'luxon';
import type { Ctx } from '../platform/context/ctx.ts';

const guestDays = 14;
const memberDays = 90;

/** Returns the expiry of a cart that is changed now: 14 days for guests, 90 for members. */
export function cartExpiry({ clock, actor }: Pick<Ctx, 'clock' | 'actor'>): Date {
  const days = actor.kind === 'member' ? memberDays : guestDays;
  return DateTime.fromJSDate(clock.now(), JAPAN).plus({ days }).toJSDate();
}
