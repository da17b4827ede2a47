import { HEADERS, LIMITS } from '@shop/constants';
import type { Handlers } from '../../platform/contract/handlers.ts';
import { pagedAnswer, readPage } from '../../platform/contract/paged-answer.ts';
import { addTimeseries, listTimeseries, deleteTimeseries } from './measurements.ts';

/** The handlers of a member's entries over time. */
export const timeseriesHandlers = {
  listTimeseries: async ({ ctx, query }) => {
    const page = readPage(query);
    const { entries, total } = await listTimeseries({ ctx, input: { ...page, purpose: query.purpose } });
    return pagedAnswer(entries, page, total, { [HEADERS.limit]: String(LIMITS.measurements) });
  },
  addTimeseries: ({ ctx, query, body }) => addTimeseries({ ctx, input: { purpose: query.purpose, body } }),
  deleteTimeseries: ({ ctx, query }) => deleteTimeseries({ ctx, input: query }),
} satisfies Handlers;
