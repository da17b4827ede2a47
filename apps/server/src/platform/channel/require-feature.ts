import type { FrontSettings } from '@shop/api';
import { ForbiddenError } from '../errors/index.ts';
import type { Channel } from './channel.ts';

/** A part of my page that a channel may do without (settings MEMBER). */
type MemberFeature = keyof FrontSettings['MEMBER'];

/** Whether the channel has a part of the account pages; an absent setting means it has. */
export function hasFeature({ settings }: Pick<Channel, 'settings'>, feature: MemberFeature): boolean {
  return settings.MEMBER[feature] ?? true;
}

/**
 * Refuses to write what the channel does without. What was written before can still be read and deleted.
 * @throws ForbiddenError `shop.feature_off`
 */
export function requireFeature(channel: Pick<Channel, 'settings'>, feature: MemberFeature): void {
  if (!hasFeature(channel, feature))
    throw new ForbiddenError('shop.feature_off', 'この機能は、このショップではご利用いただけません。');
}
