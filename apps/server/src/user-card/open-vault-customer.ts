import { newPublicId } from '../cart/public-id.ts';
import type { Ctx } from '../context/ctx.ts';
import { createVaultCustomer, type VaultAnswer } from '../payment/service/vault-client.ts';
import { type CardOwner, findCustomerId, insertCustomer } from './user-card.queries.ts';

/** What the service calls the owner of the cards, opened there at the first card under a name that tells nothing of him. */
export async function openVaultCustomer(ctx: Ctx, owner: CardOwner): Promise<VaultAnswer<string>> {
  const known = await findCustomerId(ctx.db, owner);
  if (known !== undefined) return { kind: 'kept', value: known };
  const opened = await createVaultCustomer(ctx.config, newPublicId());
  if (opened.kind !== 'kept') return opened;
  await insertCustomer(ctx.db, owner, opened.value);
  return { kind: 'kept', value: (await findCustomerId(ctx.db, owner)) ?? opened.value };
}
