/**
 * A text of the page as titles and structured data have it: without what only holds its lines together. What people type is
 * cleaned by `withoutInvisible` of `@shop/japanese`, for which a first load has no room.
 */
export const withoutJoiners = (text: string): string => text.replace(/[\u200b\u2060]/g, '');
