import type { SharedStore } from '@shop/shared-store';
import type { FastifyBaseLogger } from 'fastify';
import type { Channel } from '../channel/channel.ts';
import type { Clock } from '../clock/clock.ts';
import type { Config } from '../config/config.ts';
import type { Db } from '../db/db.ts';
import type { Images } from '../image/images.ts';
import type { PhotographStorage } from '../image/storage/photograph-storage.ts';
import type { Snapshots } from '../snapshots/snapshots.ts';

/** Who sends the request. The shop knows two states of visitors (spec §6). */
export type Actor =
  | { kind: 'guest' }
  | {
      kind: 'member';
      userId: string;
      sessionId: string;
      /** The link by which support staff opened the session; absent for the member. */
      supportId?: string;
    };

export const guest: Actor = { kind: 'guest' };

/** What every verb may rely on. `db` is the database or, inside `inTransaction`, the transaction. */
export interface Ctx {
  readonly db: Db;
  readonly clock: Clock;
  readonly channel: Channel;
  /** Host name under which the shopper reached the channel; absent outside of a request. */
  readonly host?: string;
  readonly actor: Actor;
  readonly config: Config;
  /** The photographs of products, categories and themes. */
  readonly images: Images;
  /** The storage of uploaded masters of photographs. */
  readonly storage: PhotographStorage;
  /** Counters that all processes share; absent without Redis. */
  readonly shared?: SharedStore;
  readonly log: FastifyBaseLogger;
  readonly requestId: string;
  /** Catalogue, content and channels as this process last read them. */
  readonly snapshots: Snapshots;
}
