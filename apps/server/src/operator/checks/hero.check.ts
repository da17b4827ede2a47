import type { OpeningCheck } from './opening-check.ts';

/** Channels whose home page has the picture of the sample shop. */
export const heroCheck: OpeningCheck = {
  code: 'hero',
  title: 'トップページの写真',
  find: async ({ channels, images }) =>
    channels
      .filter(({ id, theme }) => images.picture('hero', id) === null && images.ofTheme(theme) !== null)
      .map(({ prefix }) => ({
        channel: prefix,
        message: 'トップページの写真が見本のままです。pictures put hero で入れてください。',
      })),
};
