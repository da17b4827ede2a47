import { maintenanceCopy } from '@shop/copy';
import type { Channel, Maintenance } from './channel.ts';

const RETRY_SECONDS = 600;

/**
 * Returns why a channel is closed now, with the seconds until a retry makes sense: it was never opened, or it is in
 * maintenance. Null while it is open.
 */
export function closureNow(
  { openedAt, maintenance }: Pick<Channel, 'openedAt' | 'maintenance'>,
  now: Date,
): Maintenance | null {
  const current = maintenance && maintenanceAt(maintenance, now);
  if (current || openedAt !== null) return current;
  return { ...maintenanceCopy.notYetOpen, retry_after: RETRY_SECONDS };
}

function maintenanceAt(maintenance: Maintenance, now: Date): Maintenance | null {
  const { starts_at: from, ends_at: until } = maintenance;
  if (from && now < new Date(from)) return null;
  if (!until) return maintenance;
  const left = Math.ceil((new Date(until).getTime() - now.getTime()) / 1000);
  return left > 0 ? { ...maintenance, retry_after: left } : null;
}
