import type { LayoutBlock } from '../../../content/editorial/editorial.ts';

/** A block of a layout as it is most often. */
export const block = (
  kind: LayoutBlock['kind'],
  code: string | null = null,
  title: string | null = null,
  limit: number | null = null,
): LayoutBlock => ({ kind, code, title, limit });

/** What the channel promises, where its theme has a place for that. */
export const promises = block('banners', 'home_promise');
