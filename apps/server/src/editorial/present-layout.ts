import type { PageLayout } from '@shop/api';
import { NotFoundError } from '../errors/index.ts';
import type { LayoutRow } from './editorial.queries.ts';

/** A layout as the contract shows it. @throws NotFoundError `layout.not_found` when there is none. */
export function presentLayout(row: LayoutRow | undefined): PageLayout {
  if (!row) throw new NotFoundError('layout.not_found', 'ページの構成が見つかりませんでした。');
  const { id, page, title, blocks, updatedAt } = row;
  return { id, page, title, blocks, updated_at: updatedAt.toISOString() };
}
