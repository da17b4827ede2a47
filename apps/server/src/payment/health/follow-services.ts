import { PAYMENT_SERVICES } from '@shop/constants';
import type { FastifyBaseLogger } from 'fastify';
import { Counter, Gauge, type Registry } from 'prom-client';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Config } from '../../platform/config/config.ts';
import { watchOf } from '../provider/provider-of.ts';
import type { ServiceHealth } from '../provider/service-health.rules.ts';
import type { ServiceTrouble } from '../provider/service-trouble.ts';

/** The health of a payment service in the details of `/readyz`. */
export interface ShownHealth {
  state: ServiceHealth['state'];
  /** RFC 3339. */
  since: string;
  reason: ServiceTrouble['kind'] | null;
}

interface Parts {
  config: Config;
  clock: Clock;
  log: FastifyBaseLogger;
  metrics: Registry;
}

const WARN_EVERY_MS = 60_000;

/**
 * Logs each change of a payment service's health as one error, refused permissions once each and other failed calls
 * once a minute, and counts them.
 * @returns a function that returns the health of the services with a known state
 */
export function followServices({ config, clock, log, metrics }: Parts): () => Record<string, ShownHealth> {
  const up = new Gauge({
    name: 'payment_service_up',
    help: '1: the payment service answers and accepts the key; 0: it is down.',
    labelNames: ['service'],
    registers: [metrics],
  });
  const failures = new Counter({
    name: 'payment_service_failures_total',
    help: 'Failed calls and checks of a payment service.',
    labelNames: ['service', 'reason'],
    registers: [metrics],
  });
  const shown: Record<string, ShownHealth> = {};
  for (const service of PAYMENT_SERVICES) {
    const forbidden = new Set<string>();
    let warnedAt = -Infinity;
    watchOf(config, service).follow(({ by, trouble }, { before, after }) => {
      if (trouble) failures.labels(service, trouble.kind).inc();
      const details = trouble && { service, reason: trouble.kind, status: trouble.status, code: trouble.code };
      if (after.state !== before.state || isNewlyRefused(before, after)) {
        shown[service] = {
          state: after.state,
          since: clock.now().toISOString(),
          reason: after.trouble?.kind ?? null,
        };
        up.labels(service).set(after.state === 'up' ? 1 : 0);
        if (after.state === 'down') log.error({ ...details, state: 'down' }, 'a payment service is down');
        else if (before.state === 'down') log.error({ service, state: 'up' }, 'a payment service has recovered');
        else log.info({ service, state: 'up' }, 'a payment service answers');
        if (after.state === 'up') forbidden.clear();
        return;
      }
      if (trouble === null || by === 'check') return;
      if (trouble.kind === 'forbidden' && !forbidden.has(String(trouble.code))) {
        forbidden.add(String(trouble.code));
        log.error(details, 'a payment service refused a call: the key lacks a permission');
      } else if (after.state !== 'down' && trouble.kind !== 'forbidden') {
        const now = clock.now().getTime();
        if (now - warnedAt < WARN_EVERY_MS) return;
        warnedAt = now;
        log.warn(details, 'a call to a payment service failed');
      }
    });
  }
  return () => shown;
}

/** Whether a service that was down for another reason now refuses the key. */
function isNewlyRefused(before: ServiceHealth, after: ServiceHealth): boolean {
  const refuses = ({ trouble }: ServiceHealth) => trouble?.kind === 'key_refused' || trouble?.kind === 'forbidden';
  return after.state === 'down' && refuses(after) && !refuses(before);
}
