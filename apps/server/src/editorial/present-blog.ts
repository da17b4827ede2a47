import type { BlogSummary } from '@shop/api';
import type { BlogRow } from './editorial.queries.ts';
import { presentDates } from './present-dates.ts';
import { presentPicture } from './present-picture.ts';

/** An article as lists show it. */
export function presentBlog(row: BlogRow): BlogSummary {
  const { id, category, title, lead, authorName } = row;
  return { id, category, title, lead, author_name: authorName, ...presentPicture(row), ...presentDates(row) };
}
