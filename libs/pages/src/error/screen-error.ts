import type { MaintenanceLayoutProps } from '@shop/theming';

/** What the shell throws when no page can be drawn; carried to the browser inside the router's error. */
export type ScreenError =
  | ({ readonly kind: 'maintenance' } & Pick<MaintenanceLayoutProps, 'title' | 'message'>)
  | { readonly kind: 'unknown-channel' }
  /** The settings could not be read: shown as a page that is not there (spec §4 "Layout"). */
  | { readonly kind: 'no-settings' };

/** Recognises what the shell has thrown. */
export function isScreenError(value: unknown): value is ScreenError {
  return typeof value === 'object' && value !== null && 'kind' in value && typeof value.kind === 'string';
}
