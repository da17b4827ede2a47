/**
 * Removes the characters that only control line breaks, for titles and structured data. Typed text is cleaned by
 * `withoutInvisible` of `@shop/japanese`, which is not part of the first load.
 */
export const withoutJoiners = (text: string): string => text.replace(/[\u200b\u2060]/g, '');
