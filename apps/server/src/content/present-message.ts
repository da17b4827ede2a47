import type { Message } from '@shop/api';
import type { MessageRow } from './content.queries.ts';

/** A message of the shop, or the caution of a page. */
export function presentMessage({ code, kind, title, body, updatedAt }: MessageRow): Message {
  return { code, kind, title, body, updated_at: updatedAt.toISOString() };
}
