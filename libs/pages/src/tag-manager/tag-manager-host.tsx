import type { TagManagerSettings } from '@shop/state';
import { later } from '@shop/theming';

/** Most channels have none: their pages ask for nothing. */
const Tags = later(() => import('./tags.tsx').then((file) => file.Tags));

/** The channel's tag manager, where it has one: asked about where the channel wants that, and loaded on screens that are open to it. */
export function TagManagerHost({ settings: { ID, URL = '', CONSENT_VERSION } }: { settings: TagManagerSettings }) {
  return ID == null ? null : <Tags id={ID} url={URL} asked={CONSENT_VERSION ?? null} />;
}
