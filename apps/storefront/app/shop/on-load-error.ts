import { reloadThisPage } from './reload-this-page.ts';

const never = new Promise<never>(() => undefined);
const reported = new Set<string>();

/** A component could not be fetched: one reload, then the next layer stands in and the failure is reported once. */
export async function onLoadError(error: unknown, layer: string, slot: string): Promise<void> {
  if (reloadThisPage()) return never;
  const key = `${layer}/${slot}`;
  if (reported.has(key)) return;
  reported.add(key);
  navigator.sendBeacon('/reports', JSON.stringify({ layer, slot, message: String(error) }));
}
