import type { TagManagerSettings } from '@shop/state';
import { deferred } from '@shop/theming';

/** Loaded on demand: most channels have no tag manager. */
const Tags = deferred(() => import('./tags.tsx').then((file) => file.Tags));

/** The channel's tag manager, if it has one: after consent if required, and only on screens that allow it. */
export function TagManagerHost({ settings: { ID, URL = '', CONSENT_VERSION } }: { settings: TagManagerSettings }) {
  return ID == null ? null : <Tags id={ID} url={URL} question={CONSENT_VERSION ?? null} />;
}
