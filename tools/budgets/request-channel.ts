import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';

/**
 * Requests a page or file of the local shop as a browser on a theme's channel does. `*.localhost` needs no DNS entry.
 *
 * @param encoding the accepted encoding: most responses are cached compressed for each
 */
export async function requestChannel(
  port: number,
  theme: string,
  path: string,
  encoding = 'gzip, deflate, br',
): Promise<IncomingMessage> {
  const sent = get({
    host: '127.0.0.1',
    port,
    path,
    headers: { host: `${theme}.localhost:${port}`, 'accept-encoding': encoding },
  });
  const [answer] = (await once(sent, 'response')) as [IncomingMessage];
  return answer;
}
