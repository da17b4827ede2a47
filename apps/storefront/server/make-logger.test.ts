import { expect, it } from 'vitest';
import { makeLogger } from './make-logger.ts';

/** Returns the lines that `write` logs. */
function linesOf(write: (log: ReturnType<typeof makeLogger>) => void): string[] {
  const lines: string[] = [];
  write(makeLogger({ write: (line) => void lines.push(line) }));
  return lines;
}

it('a line is one JSON object with time, part, level and message', () => {
  const [line = ''] = linesOf((log) => log.info({ port: 4000 }, 'listening'));
  expect(JSON.parse(line)).toEqual({
    time: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
    part: 'storefront',
    level: 'info',
    message: 'listening',
    port: 4000,
  });
  expect(line.indexOf('\n')).toBe(line.length - 1);
});

it('logs an API error by its code and a router error by its status, and neither with its URL', () => {
  const refusal = Object.assign(new Error('見本 太郎'), { code: 'cart.not_found', status: 404 });
  const missing = { status: 404, statusText: 'Not Found', internal: true, data: 'No route matches URL "/見本"' };
  const lines = linesOf((log) => {
    log.error({ error: refusal }, 'refused');
    log.error({ error: missing }, 'missing');
  });
  expect(lines.map((line) => (JSON.parse(line) as { error: string }).error)).toEqual([
    'cart.not_found (404)',
    'status 404',
  ]);
  expect(lines.join('')).not.toContain('見本');
});

it('logs an unexpected error with its stack', () => {
  const [line = ''] = linesOf((log) => log.error({ error: new Error('boom') }, 'request failed'));
  expect((JSON.parse(line) as { error: string }).error).toMatch(/^Error: boom\n +at /);
});

it('logs neither requests nor responses', () => {
  const [line] = linesOf((log) => log.warn({ req: { headers: { cookie: 'secret' } }, res: { body: 'secret' } }, 'odd'));
  expect(line).not.toContain('secret');
});
