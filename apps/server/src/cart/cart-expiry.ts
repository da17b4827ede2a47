import type { Ctx } from '../context/ctx.ts';

const dayMs = 86_400_000;
const guestDays = 14;
const memberDays = 90;

/** When a cart that is touched now ends: guests' carts live 14 days, members' 90. */
export function cartExpiry({ clock, actor }: Pick<Ctx, 'clock' | 'actor'>): Date {
  return new Date(clock.now().getTime() + (actor.kind === 'member' ? memberDays : guestDays) * dayMs);
}
