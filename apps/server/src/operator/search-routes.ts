import { ISO_DAY, JAPAN } from '@shop/japanese';
import type { FastifyInstance } from 'fastify';
import { DateTime } from 'luxon';
import { topMissedWords } from '../catalogue/missed-words.queries.ts';
import { writeMissedWords } from '../catalogue/missed-words.ts';
import type { ProcessContext } from '../platform/http/request-context.ts';
import { missedWordsSchema } from './operator-schemas.ts';
import type { OperatorGuard } from './refuse-strangers.ts';

interface Query {
  readonly days: number;
  readonly most: number;
}

/**
 * `/internal/searches`: words without results, the most frequent first. The counts of this process are written before.
 */
export function searchRoutes(server: FastifyInstance, process: ProcessContext, onRequest: OperatorGuard): void {
  server.get<{ Querystring: Query }>(
    '/internal/searches',
    { onRequest, schema: missedWordsSchema },
    async ({ query: { days, most } }) => {
      await writeMissedWords(process);
      const since = DateTime.fromJSDate(process.clock.now(), JAPAN)
        .minus({ days: days - 1 })
        .toFormat(ISO_DAY);
      const words = await topMissedWords(process.db, { since, most });
      return { since, words: words.map(({ word, count, lastOn }) => ({ word, count, last_on: lastOn })) };
    },
  );
}
