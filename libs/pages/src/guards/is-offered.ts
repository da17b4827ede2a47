import type { FrontSettings } from '@shop/api';
import type { Screen } from '@shop/constants';

/** Whether the shop has what a screen is for; a setting that is absent takes nothing away. */
export function isOffered({ feature }: Pick<Screen, 'feature'>, { MEMBER }: Pick<FrontSettings, 'MEMBER'>): boolean {
  return feature === undefined || (MEMBER[feature] ?? true);
}
