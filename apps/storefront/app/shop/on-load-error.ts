import { reloadOnce } from './reload-once.ts';

const never = new Promise<never>(() => undefined);
const reported = new Set<string>();

/** A component could not be fetched: one reload, then the next layer stands in and the failure is reported once. */
export async function onLoadError(error: unknown, layer: string, slot: string): Promise<void> {
  if (reloadOnce({ storage: sessionStorage, now: Date.now(), isOnline: navigator.onLine, reload: () => location.reload() })) return never;
  const key = `${layer}/${slot}`;
  if (reported.has(key)) return;
  reported.add(key);
  navigator.sendBeacon('/reports', JSON.stringify({ layer, slot, message: error instanceof Error ? error.message : String(error) }));
}
