import { reloadIfStale } from '@shop/pages/connection/reload-if-stale.ts';

const reported = new Set<string>();

/**
 * Called when a component could not be loaded: reloads once, then the next layer is used and the failure is reported
 * once. Without a connection the component is requested again by the next page that renders it.
 */
export async function onLoadError(error: unknown, layer: string, slot: string): Promise<void> {
  if (await reloadIfStale()) throw error;
  const key = `${layer}/${slot}`;
  if (reported.has(key)) return;
  reported.add(key);
  navigator.sendBeacon('/reports', JSON.stringify({ layer, slot, message: String(error) }));
}
