import type { NewsSummary } from '@shop/api';
import type { NewsRow } from './editorial.queries.ts';
import { presentDates } from './present-dates.ts';

/** A piece of news as lists show it. */
export function presentNews(row: NewsRow, isRead: boolean): NewsSummary {
  const { id, kind, title, lead, isImportant } = row;
  return { id, kind, title, lead, is_important: isImportant, is_read: isRead, ...presentDates(row) };
}
