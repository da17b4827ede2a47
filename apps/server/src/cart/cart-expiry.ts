import type { Ctx } from '../context/ctx.ts';

const dayMs = 86_400_000;
const guestDays = 14;
const memberDays = 90;

/** Returns the expiry of a cart that is changed now: 14 days for guests, 90 for members. */
export function cartExpiry({ clock, actor }: Pick<Ctx, 'clock' | 'actor'>): Date {
  return new Date(clock.now().getTime() + (actor.kind === 'member' ? memberDays : guestDays) * dayMs);
}
