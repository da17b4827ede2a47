import type { FastifyRequest } from 'fastify';
import { NotFoundError } from '../errors/index.ts';
import { hostOf, namesThisMachine } from '../channel/find-channel.ts';
import type { ProcessContext } from '../http/request-context.ts';
import { channelsSnapshot } from '../channel/channel.snapshot.ts';

/**
 * Runs before what only the demo has. A page of another site whose name leads to this machine would be let in by the browser
 * as if it were ours, but its requests tell that name: known are the hosts of channels and this machine itself.
 * @throws NotFoundError `route.not_found`, as for any address that the server does not have
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
