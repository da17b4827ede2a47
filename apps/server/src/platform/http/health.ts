import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../db/db.ts';

/**
 * `GET /healthz`: the process answers. `GET /readyz`: it takes requests (database reachable, not draining), otherwise
 * 503.
 * @param details what `readyz` reports besides, which does not decide about its status
 * @returns a function that makes `readyz` answer 503, so that balancers send no new requests.
 */
export function answerHealth(app: FastifyInstance, db: Db, details: () => object): () => void {
  let draining = false;
  app.get('/healthz', () => ({ status: 'ok' }));
  app.get('/readyz', async (_request, reply) => {
    const ready = !draining && (await reachable(db));
    return reply
      .code(ready ? 200 : 503)
      .send({ status: ready ? 'ready' : draining ? 'draining' : 'database unreachable', ...details() });
  });
  return () => {
    draining = true;
  };
}

async function reachable(db: Db): Promise<boolean> {
  try {
    await db.execute(sql`select 1`);
    return true;
  } catch {
    return false;
  }
}
