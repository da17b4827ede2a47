import { pageOf } from '../../platform/contract/page-window.ts';
import type { Handlers } from '../../platform/contract/handlers.ts';
import { getBlog, listBlogs } from './blogs.ts';
import { getFilesContents } from './public-files.ts';
import { getFrontLayout, getLayout } from './layouts.ts';
import { getLandingPage, presentLandingPage } from './landing-pages.ts';
import { getNews, listNews, readNews } from './news.ts';
import { getPopup, listPopups } from './popups.ts';
import { isPublicIn } from './is-public.rules.ts';
import { listCatalogs } from './list-catalogs.ts';
import { listCollection } from './list-collection.ts';
import { listFreeAreas } from './list-free-areas.ts';
import { listQaCategories, listQas } from './questions.ts';
import { suggestProducts } from './suggest-products.ts';
import { editorialSnapshot } from './editorial.snapshot.ts';

/** The handlers of editorial content: public, each item on its channels and in its period. */
export const editorialHandlers = {
  listNews: ({ ctx, query }) => listNews({ ctx, input: query }),
  getNews: ({ ctx, params }) => getNews({ ctx, input: params }),
  readNews: ({ ctx, body }) => readNews({ ctx, input: body }),
  listPopups: ({ ctx, query }) => listPopups({ ctx, input: query }),
  getPopup: ({ ctx, params }) => getPopup({ ctx, input: params }),
  listQaCategories: ({ ctx }) => listQaCategories({ ctx }),
  listQas: ({ ctx, query }) => listQas({ ctx, input: query }),
  listFreeAreas: ({ ctx, query }) => listFreeAreas({ ctx, input: query }),
  listLandingPages: async ({ ctx, query }) =>
    pageOf(
      ctx.snapshots
        .read(editorialSnapshot)
        .landingPages.filter(isPublicIn(ctx))
        .map((row) => presentLandingPage(ctx, row)),
      query,
    ),
  getLandingPage: ({ ctx, params }) => getLandingPage({ ctx, input: params }),
  listBlogs: ({ ctx, query }) => listBlogs({ ctx, input: query }),
  getBlog: ({ ctx, params }) => getBlog({ ctx, input: params }),
  listCatalogs: ({ ctx }) => listCatalogs({ ctx }),
  listCollection: ({ ctx, params, query }) => listCollection({ ctx, input: { ...params, ...query } }),
  getLayout: ({ ctx, params }) => getLayout({ ctx, input: params }),
  getFrontLayout: ({ ctx, params }) => getFrontLayout({ ctx, input: params }),
  suggestProducts: ({ ctx, query }) => suggestProducts({ ctx, input: query }),
  getFilesContents: ({ ctx, query }) => getFilesContents({ ctx, input: query }),
} satisfies Handlers;
