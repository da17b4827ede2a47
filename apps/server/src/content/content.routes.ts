import type { Handlers } from '../platform/contract/handlers.ts';
import { pageOf } from '../platform/contract/page-window.ts';
import { getMessage, presentMessage, getStaticPage, listBanners } from './contents.ts';
import { getCategoryHierarchy } from './get-category-hierarchy.ts';
import { contentSnapshot } from './content.snapshot.ts';

/** The handlers of content besides products, and of product and inquiry categories; public. */
export const contentHandlers = {
  getCategoryHierarchy: ({ ctx, query }) => getCategoryHierarchy({ ctx, input: query }),
  listBanners: ({ ctx, query }) => listBanners({ ctx, input: { areas: query['area[]'] } }),
  listMessages: async ({ ctx, query }) =>
    pageOf(
      ctx.snapshots.read(contentSnapshot).messages.map((row) => presentMessage(ctx, row)),
      query,
    ),
  getMessage: ({ ctx, params }) => getMessage({ ctx, input: params }),
  getStaticPage: ({ ctx, params }) => getStaticPage({ ctx, input: params }),
  listStaticPageUrls: async ({ ctx }) =>
    ctx.snapshots.read(contentSnapshot).pages.map(({ path, title, updatedAt }) => ({
      path,
      title,
      updated_at: updatedAt.toISOString(),
    })),
} satisfies Handlers;
