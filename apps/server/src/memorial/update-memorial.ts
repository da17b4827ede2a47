import type { Memorial, MemorialInput } from '@shop/api';
import type { Ctx } from '../context/ctx.ts';
import { requireMember } from '../context/require-member.ts';
import { memorialView } from './memorial-view.ts';
import { updateMemorialRow } from './memorial.queries.ts';
import { readMemorial } from './memorial.rules.ts';

/**
 * Replaces a day of the member; its mail is due anew.
 * @throws NotFoundError `memorial.not_found`; InvalidInputError `input.invalid` by field
 */
export async function updateMemorial({
  ctx,
  input,
}: {
  ctx: Ctx;
  input: { id: number; memorial: MemorialInput };
}): Promise<Memorial> {
  const { userId } = requireMember(ctx.actor);
  const changes = { ...readMemorial(input.memorial), remindedFor: null, updatedAt: ctx.clock.now() };
  return memorialView(await updateMemorialRow(ctx.db, userId, { id: input.id, changes }));
}
