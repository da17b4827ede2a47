import type { Handlers } from '../contract/handlers.ts';
import { pageOf } from '../contract/page-window.ts';
import { getMessage, presentMessage, getStaticPage, listBanners } from './contents.ts';

/** What the shop says besides its goods; open to everybody. */
export const contentHandlers = {
  listBanners: ({ ctx, query }) => listBanners({ ctx, input: { areas: query['area[]'] } }),
  listMessages: async ({ ctx, query }) => pageOf(ctx.snapshots.content.value.messages.map(presentMessage), query),
  getMessage: ({ ctx, params }) => getMessage({ ctx, input: params }),
  getStaticPage: ({ ctx, params }) => getStaticPage({ ctx, input: params }),
  listStaticPageUrls: async ({ ctx }) =>
    ctx.snapshots.content.value.pages.map(({ path, title, updatedAt }) => ({
      path,
      title,
      updated_at: updatedAt.toISOString(),
    })),
} satisfies Handlers;
