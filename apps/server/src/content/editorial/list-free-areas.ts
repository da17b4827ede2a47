import type { FreeArea } from '@shop/api';
import type { Answer } from '../../platform/contract/answer.ts';
import { pageOf } from '../../platform/contract/page-window.ts';
import type { Paging } from '../../platform/contract/page-window.ts';
import type { Ctx } from '../../platform/context/ctx.ts';
import { isPublicIn } from './is-public.rules.ts';
import { withPictures } from '../pictures/picture-references.ts';
import { editorialSnapshot } from './editorial.snapshot.ts';

/** Returns the pieces of content by their area, in their order. */
export async function listFreeAreas({ ctx, input }: { ctx: Ctx; input: Paging }): Promise<Answer<FreeArea[]>> {
  const rows = ctx.snapshots.read(editorialSnapshot).freeAreas.filter(isPublicIn(ctx));
  return pageOf(
    rows.map(({ code, title, body, sortNo, updatedAt }) => ({
      code,
      title,
      body: withPictures(ctx.images, body),
      sort_no: sortNo,
      updated_at: updatedAt.toISOString(),
    })),
    input,
  );
}
