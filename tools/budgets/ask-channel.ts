import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';

/**
 * Asks this machine's shop for a page or file as a browser on a theme's channel would. `*.localhost` needs no entry in any
 * table of names.
 *
 * @param encoding what the browser takes: most answers are kept compressed for each
 */
export async function askChannel(
  port: number,
  theme: string,
  path: string,
  encoding = 'gzip, deflate, br',
): Promise<IncomingMessage> {
  const asked = get({
    host: '127.0.0.1',
    port,
    path,
    headers: { host: `${theme}.localhost:${port}`, 'accept-encoding': encoding },
  });
  const [answer] = (await once(asked, 'response')) as [IncomingMessage];
  return answer;
}
