import type { PaymentServiceCode } from '@shop/constants';
import { channelsSnapshot } from '../../platform/channel/channel.snapshot.ts';
import type { Job, JobContext } from '../../platform/jobs/job.ts';
import { providerOf, watchOf } from '../provider/provider-of.ts';
import { isReady } from '../provider/service-keys.ts';
import type { ServiceTrouble } from '../provider/service-trouble.ts';
import { usedServices } from './used-services.ts';

const SECOND_MS = 1000;
/** Pause between two checks of a service that is up. */
const CALM_MS = 300 * SECOND_MS;
/** Pause between two checks of a service that is down, so that the shop soon offers it again. */
const DOWN_MS = 30 * SECOND_MS;

/**
 * Checks the payment services of the channels at the start and every five minutes; sooner after a failed call, and
 * every 30 seconds while one is down. Each process checks for itself, since it may be its own network that fails
 * (decision 98). A run without a due check makes no request and no query.
 */
export function checkServicesJob(): Job {
  const checkedAt = new Map<string, number>();
  return {
    name: 'check-payment-services',
    everyMs: 5 * SECOND_MS,
    atStart: true,
    run: async (ctx) => {
      const now = ctx.clock.now().getTime();
      const due = usedServices(ctx.snapshots.read(channelsSnapshot).values()).filter(
        ({ code }) => isReady(ctx.config, code) && now - (checkedAt.get(code) ?? -Infinity) >= pauseOf(ctx, code),
      );
      await Promise.all(
        due.map(async ({ code }) => {
          checkedAt.set(code, now);
          await checkService(ctx, code);
        }),
      );
    },
  };
}

/** Checks a service and stores the outcome in its health. @returns why the check failed, or null */
export async function checkService(
  { config }: Pick<JobContext, 'config'>,
  code: PaymentServiceCode,
): Promise<ServiceTrouble | null> {
  const trouble = await providerOf(config, code).check();
  watchOf(config, code).report({ by: 'check', trouble });
  return trouble;
}

function pauseOf({ config }: JobContext, code: PaymentServiceCode): number {
  const { state, isCheckDue } = watchOf(config, code).health;
  if (isCheckDue) return 0;
  return state === 'down' ? DOWN_MS : CALM_MS;
}
