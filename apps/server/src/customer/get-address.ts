import type { Address } from '@shop/api';
import type { Ctx } from '../context/ctx.ts';
import { requireMember } from '../context/require-member.ts';
import { addressView } from './address-view.ts';
import { requireAddress } from './address.queries.ts';

/** One address of the member. @throws NotFoundError `address.not_found` */
export async function getAddress({ ctx, input }: { ctx: Ctx; input: { id: number } }): Promise<Address> {
  return addressView(await requireAddress(ctx.db, requireMember(ctx.actor).userId, input.id));
}
