import type { Address } from '@shop/api';
import { LIMITS } from '@shop/constants';
import { requireMember } from '../context/require-member.ts';
import type { Ctx } from '../context/ctx.ts';
import type { Page } from '../contract/paged-answer.ts';
import { addressView } from './address-view.ts';
import { countAddresses, selectAddresses } from './address.queries.ts';

/** A page of the member's address book, the default address first. */
export async function listAddresses({
  ctx,
  input,
}: {
  ctx: Ctx;
  input: Page;
}): Promise<{ addresses: Address[]; total: number }> {
  const { userId } = requireMember(ctx.actor);
  const limit = input.per ?? LIMITS.addresses;
  const rows = await selectAddresses(ctx.db, userId, { limit, offset: (input.page - 1) * limit });
  return { addresses: rows.map(addressView), total: await countAddresses(ctx.db, userId) };
}
