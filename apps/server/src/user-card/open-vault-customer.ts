import { newPublicId } from '../cart/public-id.ts';
import type { Ctx } from '../context/ctx.ts';
import type { VaultAnswer } from '../payment/provider/payment-provider.ts';
import { providerOf } from '../payment/provider/provider-of.ts';
import { type CardOwner, findCustomerId, insertCustomer } from './user-card.queries.ts';

/** What the service calls the owner of the cards, opened there at the first card under a name that tells nothing of him. */
export async function openVaultCustomer(ctx: Ctx, owner: CardOwner): Promise<VaultAnswer<string>> {
  const known = await findCustomerId(ctx.db, owner);
  if (known !== undefined) return { kind: 'kept', value: known };
  const opened = await providerOf(ctx.config, owner.service).openCustomer(newPublicId());
  if (opened.kind !== 'kept') return opened;
  await insertCustomer(ctx.db, owner, opened.value);
  return { kind: 'kept', value: (await findCustomerId(ctx.db, owner)) ?? opened.value };
}
