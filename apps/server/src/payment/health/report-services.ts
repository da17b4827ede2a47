import type { Channel } from '../../platform/channel/channel.ts';
import type { Config } from '../../platform/config/config.ts';
import { isReady, isTest } from '../provider/service-keys.ts';
import { checkService } from './check-services-job.ts';
import { describeTrouble } from './describe-trouble.ts';
import { type UsedService, usedServices } from './used-services.ts';

/** A payment service as the operator sees it. */
export interface ServiceReport extends UsedService {
  /** `not_configured`: the servers have no keys for it, or it is the sandbox in production. */
  state: 'up' | 'down' | 'not_configured';
  /** Why it cannot be used, in Japanese; null when it is up. */
  reason: string | null;
  /** Whether it moves no real money: the sandbox, or test keys. */
  is_test: boolean;
}

/** Checks the payment services of these channels now; an unreachable one takes ten seconds. */
export function reportServices(
  config: Config,
  channels: Iterable<Pick<Channel, 'prefix' | 'settings'>>,
): Promise<ServiceReport[]> {
  return Promise.all(
    usedServices(channels).map(async (used): Promise<ServiceReport> => {
      const report = { ...used, is_test: isTest(config, used.code) };
      if (!isReady(config, used.code))
        return {
          ...report,
          state: 'not_configured',
          reason: '鍵がサーバーにないか、本番で使えないデモ用のサービスです',
        };
      const trouble = await checkService({ config }, used.code);
      return trouble === null
        ? { ...report, state: 'up', reason: null }
        : { ...report, state: 'down', reason: describeTrouble(trouble) };
    }),
  );
}
