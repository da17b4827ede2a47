import { reloadIfStale } from '@shop/pages/connection/reload-if-stale.ts';

const reported = new Set<string>();

/**
 * A component could not be fetched: one reload, then the next layer stands in and the failure is reported once. Without
 * a connection nothing stands in: the component is asked for again with the next page that draws it.
 */
export async function onLoadError(error: unknown, layer: string, slot: string): Promise<void> {
  if (await reloadIfStale()) throw error;
  const key = `${layer}/${slot}`;
  if (reported.has(key)) return;
  reported.add(key);
  navigator.sendBeacon('/reports', JSON.stringify({ layer, slot, message: String(error) }));
}
