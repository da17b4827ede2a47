import type { MaintenanceLayoutProps } from '@shop/theming';

/** The error that the shell throws when no page can be rendered; sent to the browser inside the router's error. */
export type ScreenError =
  | ({ readonly kind: 'maintenance' } & Pick<MaintenanceLayoutProps, 'title' | 'message'>)
  | { readonly kind: 'unknown-channel' }
  /** The settings cannot be read: shown as a missing page (spec §4 "Layout"). */
  | { readonly kind: 'no-settings' };

/** Recognises what the shell has thrown. */
export function isScreenError(value: unknown): value is ScreenError {
  return typeof value === 'object' && value !== null && 'kind' in value && typeof value.kind === 'string';
}
