import type { FastifyRequest } from 'fastify';
import { NotFoundError } from '../errors/index.ts';
import { hostOf, namesThisMachine } from '../channel/find-channel.ts';
import type { ProcessContext } from '../http/request-context.ts';
import { channelsSnapshot } from '../channel/channel.snapshot.ts';

/**
 * Returns a hook for demo parts, against DNS rebinding: requests of a page whose domain name resolves to this machine
 * have that name as host. Allowed are the hosts of channels and this machine itself.
 * @throws NotFoundError `route.not_found`, as for any unknown URL
 */
export function refuseOtherHosts({ config, snapshots }: Pick<ProcessContext, 'config' | 'snapshots'>) {
  return async ({ headers: { host } }: FastifyRequest): Promise<void> => {
    const name = hostOf(host ?? '');
    if (
      namesThisMachine(host) ||
      snapshots.read(channelsSnapshot).has(name) ||
      name === new URL(config.publicUrl).hostname
    )
      return;
    throw new NotFoundError('route.not_found', 'お探しのページが見つかりませんでした。');
  };
}
