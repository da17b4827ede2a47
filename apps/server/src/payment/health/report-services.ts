import { listChannels } from '../../platform/channel/channel.queries.ts';
import type { ProcessContext } from '../../platform/http/request-context.ts';
import { providerOf } from '../provider/provider-of.ts';
import type { ServiceTrouble } from '../provider/service-trouble.ts';
import { checkService } from './check-services-job.ts';
import { type UsedService, usedServices } from './used-services.ts';

/** A payment service as the operator sees it. */
export interface ServiceReport extends UsedService {
  /** `not_configured`: the servers have no keys for it, or it is the sandbox in production. */
  state: 'up' | 'down' | 'not_configured';
  reason: ServiceTrouble['kind'] | null;
  /** The HTTP status of its refusal; null without a response. */
  status: number | null;
  /** Whether it moves no real money: the sandbox, or test keys. */
  is_test: boolean;
}

/** Checks the payment services of all channels now and returns the results; an unreachable one takes ten seconds. */
export async function reportServices({ db, config }: Pick<ProcessContext, 'db' | 'config'>): Promise<ServiceReport[]> {
  return Promise.all(
    usedServices(await listChannels(db)).map(async (used) => {
      const { isReady, isTest } = providerOf(config, used.code);
      const report = { ...used, reason: null, status: null, is_test: isTest };
      if (!isReady) return { ...report, state: 'not_configured' as const };
      const trouble = await checkService({ config }, used.code);
      if (trouble === null) return { ...report, state: 'up' as const };
      return { ...report, state: 'down' as const, reason: trouble.kind, status: trouble.status };
    }),
  );
}
