import type { QaCategory } from '@shop/api';
import type { Ctx } from '../context/ctx.ts';
import { isPublicIn } from './is-public.rules.ts';

/** Categories of questions in their order, with how many questions they hold now; empty ones are left out. */
export async function listQaCategories({ ctx }: { ctx: Ctx }): Promise<QaCategory[]> {
  const { qaCategories, qas } = ctx.snapshots.content.value;
  const shown = qas.filter(isPublicIn(ctx));
  return qaCategories
    .map(({ id, key, name, sortNo }) => ({
      id,
      key,
      name,
      sort_no: sortNo,
      qa_count: shown.filter(({ categoryId }) => categoryId === id).length,
    }))
    .filter(({ qa_count }) => qa_count > 0);
}
