import type { Qa, QaCategory } from '@shop/api';
import { foldForSearch, searchWords } from '@shop/japanese';
import type { Answer } from '../../platform/contract/answer.ts';
import { pageOf } from '../../platform/contract/page-window.ts';
import type { Paging } from '../../platform/contract/page-window.ts';
import type { Ctx } from '../../platform/context/ctx.ts';
import { fillFields } from '../text-fields/fill-fields.ts';
import type { QaRow } from './editorial.queries.ts';
import { isPublicIn } from './is-public.rules.ts';
import { withPictures } from '../pictures/picture-references.ts';
import { editorialSnapshot } from './editorial.snapshot.ts';

interface Input extends Paging {
  /** Key of a category. */
  category?: string;
  /** Words that question or answer must all contain. */
  word?: string;
}

/** Returns frequently asked questions, by the order of their categories and their own. */
export async function listQas({ ctx, input }: { ctx: Ctx; input: Input }): Promise<Answer<Qa[]>> {
  const { qaCategories, qas } = ctx.snapshots.read(editorialSnapshot);
  const shown = qas
    .filter(isPublicIn(ctx))
    .map((row) => ({ ...row, answer: fillFields(ctx, row.answer) }))
    .filter(matches(input.word ?? ''));
  const rows = qaCategories
    .filter(({ key }) => input.category === undefined || key === input.category)
    .flatMap((category) =>
      shown.filter(({ categoryId }) => categoryId === category.id).map((row) => present(ctx, row, category)),
    );
  return pageOf(rows, input);
}

function matches(typed: string): (row: QaRow) => boolean {
  const words = searchWords(typed);
  return ({ question, answer }) => {
    const text = foldForSearch(`${question} ${answer.replace(/<[^>]*>/g, ' ')}`);
    return words.every((word) => text.includes(word));
  };
}

function present(
  { images }: Pick<Ctx, 'images'>,
  { id, question, answer, sortNo, updatedAt }: QaRow,
  category: { id: number; key: string; name: string },
): Qa {
  return {
    id,
    category: { id: category.id, key: category.key, name: category.name },
    question,
    answer: withPictures(images, answer),
    sort_no: sortNo,
    updated_at: updatedAt.toISOString(),
  };
}

/** Returns the categories of questions in their order, each with its number of questions; empty ones are left out. */
export async function listQaCategories({ ctx }: { ctx: Ctx }): Promise<QaCategory[]> {
  const { qaCategories, qas } = ctx.snapshots.read(editorialSnapshot);
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
