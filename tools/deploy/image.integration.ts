import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freePorts } from '../launch/free-ports.ts';
import { waitUntilReady } from '../launch/ready.ts';
import { buildImage, findBaseImages, findEngine } from './container-engine.ts';
import { operatorSecret, productionSettings } from './production-settings.ts';

const tag = 'localhost/shop:test';
const mostBytes = 400_000_000;
const images = findBaseImages();
const engine = images && findEngine(images);

describe('the image of the shop', () => {
  const run = (...args: string[]) => engine?.run(args).trim() ?? '';
  const started: string[] = [];
  let apiPort = 0;
  let pagesPort = 0;

  /** Starts a process of the shop in a container. @returns its id */
  function start(env: Readonly<Record<string, string>>, command: readonly string[] = []): string {
    const settings = Object.entries(env).flatMap(([name, value]) => ['--env', `${name}=${value}`]);
    const id = run('run', '--detach', ...(engine?.options ?? []), '--read-only', ...settings, tag, ...command);
    started.push(id);
    return id;
  }

  beforeAll(async () => {
    if (!images || !engine)
      throw new Error('No container starts here. On Debian: apt-get install podman runc debootstrap.');
    buildImage(images, tag);
    [apiPort = 0, pagesPort = 0] = await freePorts(2);
    start({ ...productionSettings(process.env.TEST_DATABASE_URL ?? ''), API_PORT: String(apiPort) });
    start(
      { PORT: String(pagesPort), API_ORIGIN: `http://127.0.0.1:${apiPort}`, PAYMENTS_ORIGIN: 'http://127.0.0.1:9' },
      ['node', 'apps/storefront/server/main.ts'],
    );
    const timeout = AbortSignal.timeout(120_000);
    await Promise.all([apiPort, pagesPort].map((port) => waitUntilReady(port, timeout))).catch((error: unknown) => {
      throw new Error(started.map((id) => run('logs', id)).join('\n'), { cause: error });
    });
  }, 1_800_000);
  afterAll(() => {
    if (started.length > 0) run('rm', '--force', '--time', '1', ...started);
  });

  it('has at most 400 MB', () => {
    expect(Number(run('image', 'inspect', '--format', '{{.Size}}', tag))).toBeLessThan(mostBytes);
  });

  it('runs as a user without rights', () => {
    expect(run('exec', String(started[0]), 'id', '-u')).toBe('10001');
  });

  it('serves the shop after its command line has opened it', async () => {
    const operator = {
      OPERATOR_API_URL: `http://127.0.0.1:${apiPort}`,
      OPERATOR_SECRET: operatorSecret,
      OPERATOR_NAME: '見本',
    };
    const settings = Object.entries(operator).flatMap(([name, value]) => ['--env', `${name}=${value}`]);
    run('exec', ...settings, String(started[0]), 'shop', 'open');
    await expect.poll(async () => (await fetch(`http://127.0.0.1:${pagesPort}/`)).status).toBe(200);
  });

  it('has the fonts of every script that papers need', () => {
    const script = `
      const { spareFont } = await import('/opt/shop/apps/server/src/platform/paper/spare-fonts.ts');
      const { fontBytes } = await import('/opt/shop/apps/server/src/platform/paper/fonts.ts');
      for (const name of ['regular', 'bold', 'serif']) fontBytes(name);
      const found = [...'Ä们안مไא'].flatMap((sign) => [400, 700].map((weight) => spareFont([sign.codePointAt(0)], weight)));
      console.log(found.filter((font) => font === null).length);`;
    expect(run('exec', String(started[0]), 'node', '--input-type=module', '--eval', script)).toBe('0');
  });
});
