import type { Maintenance } from './channel.ts';

/**
 * Returns the maintenance that closes a channel now, with the seconds until a retry makes sense; null while it is open.
 */
export function maintenanceNow(maintenance: Maintenance | null, now: Date): Maintenance | null {
  if (!maintenance) return null;
  const { starts_at: from, ends_at: until } = maintenance;
  if (from && now < new Date(from)) return null;
  if (!until) return maintenance;
  const left = Math.ceil((new Date(until).getTime() - now.getTime()) / 1000);
  return left > 0 ? { ...maintenance, retry_after: left } : null;
}
