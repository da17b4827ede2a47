import { REQUESTS } from '@shop/constants';
import Fastify, { type FastifyBaseLogger, type FastifyError, type FastifyInstance, LogController } from 'fastify';
import { randomUUID } from 'node:crypto';
import { ChangeFeed } from './platform/changes/change-feed.ts';
import type { Clock } from './platform/clock/clock.ts';
import type { Config } from './platform/config/config.ts';
import { bindContract } from './platform/contract/bind-contract.ts';
import { contractDocument } from './platform/contract/openapi-document.ts';
import type { Database } from './platform/db/database.ts';
import { handlers } from './handlers.ts';
import { cutSize } from './platform/image/image-size.ts';
import { ImageSizeCache } from './platform/image/image-size-cache.ts';
import { picturesSnapshot } from './platform/image/pictures.snapshot.ts';
import { readImages } from './platform/image/read-images.ts';
import { shownImages } from './catalogue/shown-images.ts';
import { openStorage } from './platform/image/storage/open-storage.ts';
import { announceChanges } from './platform/http/announce-changes.ts';
import { withoutFinalSlash } from './platform/http/without-final-slash.ts';
import { answerNotFound, replyWithError } from './platform/http/error-reply.ts';
import { answerHealth } from './platform/http/health.ts';
import { limitOperations } from './platform/http/limit-operations.ts';
import { readMultipart } from './platform/http/read-multipart.ts';
import { refuseBrokenRequest } from './platform/http/refuse-broken-request.ts';
import { followServices } from './payment/health/follow-services.ts';
import { observeRequests } from './platform/http/observe-requests.ts';
import { decorateRequests, handlerContext, identify, type ProcessContext } from './platform/http/request-context.ts';
import { shareStore } from './platform/process/share-store.ts';
import { sharedOperations } from './platform/http/shared-operations.ts';
import { guardSupport } from './members/auth/support/guard-support.ts';
import { resolveActor } from './members/auth/resolve-actor.ts';
import { catalogueSnapshot } from './catalogue/catalogue.snapshots.ts';
import { followChanges, snapshotsOf } from './snapshots.ts';
import { sideRoutes } from './side-routes.ts';
import type { Telemetry } from './platform/telemetry/start-telemetry.ts';

/** What the application is made of. */
export interface AppParts {
  config: Config;
  clock: Clock;
  database: Database;
  log: FastifyBaseLogger;
  /** Traces requests where a collector is named. */
  telemetry?: Telemetry | null;
  /** Has each answer checked against the contract (tests) and is told what is wrong. */
  onWrongAnswer?: (fault: string) => void;
}

/** The application, ready to listen or to be called by `inject`, with what its owner needs besides. */
export interface App {
  server: FastifyInstance;
  process: ProcessContext;
  feed: ChangeFeed;
  /** From now on `readyz` answers 503. */
  drain: () => void;
}

/** Builds the application on a migrated database and reads its snapshots. */
export async function buildApp({ config, clock, database, log, telemetry, onWrongAnswer }: AppParts): Promise<App> {
  const server: FastifyInstance = Fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    genReqId: () => randomUUID(),
    trustProxy: config.trustedProxies > 0 ? (_address, hop) => hop < config.trustedProxies : false,
    rewriteUrl: withoutFinalSlash,
    bodyLimit: REQUESTS.jsonBytes,
    return503OnClosing: true,
    requestTimeout: REQUESTS.bodyMs,
    http: { headersTimeout: REQUESTS.headMs, connectionsCheckingInterval: REQUESTS.checkMs },
    frameworkErrors: replyWithError,
    clientErrorHandler: refuseBrokenRequest,
    ajv: { customOptions: { removeAdditional: false } },
  });
  server.setErrorHandler((error: FastifyError, request, reply) => {
    replyWithError(error, request, reply);
    if (reply.statusCode >= 500) telemetry?.noteFailure(request, error);
  });
  server.setNotFoundHandler(answerNotFound);

  const feed = new ChangeFeed(database, (error) => log.error({ err: error }, 'a change could not be taken in'));
  const shared = shareStore(config, log);
  const made = readImages(
    config.images.masters,
    new ImageSizeCache({ folder: config.images.cache, cut: cutSize, log }),
  );
  const snapshots = snapshotsOf(database.db, made);
  followChanges(snapshots, feed);
  const images = shownImages(made, {
    catalogue: snapshots.of(catalogueSnapshot),
    pictures: snapshots.of(picturesSnapshot),
  });
  const storage = openStorage(config.photographs);
  const process: ProcessContext = {
    db: database.db,
    clock,
    config,
    snapshots,
    images,
    storage,
    ...(shared && { shared }),
  };
  server.addHook('onClose', () => shared?.close());

  await readMultipart(server);
  const metrics = observeRequests(server);
  const paymentServices = followServices({ config, clock, log, metrics });
  telemetry?.traceRequests(server);
  decorateRequests(server);
  const drain = answerHealth(server, database.db, () => ({ payment_services: paymentServices() }));
  announceChanges(server, feed);
  sideRoutes.forEach((add) => add(server, process));
  bindContract(server, {
    document: contractDocument,
    handlers,
    onRequest: identify(process, resolveActor, guardSupport),
    limitOf: await limitOperations(server, process),
    contextOf: handlerContext(process),
    isShared: (id) => sharedOperations.has(id as never),
    onWrongAnswer,
  });
  await feed.start();
  return { server, process, feed, drain };
}
