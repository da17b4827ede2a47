import type { Ctx } from '../../platform/context/ctx.ts';
import { shopUrl } from '../../platform/mail/shop-url.ts';

/** The shop as an authenticator identifies it. */
export interface RelyingParty {
  /** Host name under which the shopper reached the channel: passkeys are bound to it. */
  id: string;
  name: string;
  origin: string;
}

/** Returns the relying party of this request: the channel, by the host name that its shopper sees. */
export function relyingParty(ctx: Pick<Ctx, 'config' | 'snapshots' | 'channel' | 'host'>): RelyingParty {
  const { hostname, origin } = new URL(shopUrl(ctx, '/'));
  return { id: hostname, name: ctx.channel.name, origin };
}
