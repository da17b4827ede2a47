import { expect, it } from 'vitest';
import { makeLogger } from './make-logger.ts';

/** Returns the lines that `say` logs. */
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

it('a refusal is told by its code, what the router refuses by its status, and neither repeats an address', () => {
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

it('what nobody has foreseen has its stack', () => {
  const [line = ''] = linesOf((log) => log.error({ error: new Error('boom') }, 'request failed'));
  expect((JSON.parse(line) as { error: string }).error).toMatch(/^Error: boom\n +at /);
});

it('neither a request nor an answer can be logged', () => {
  const [line] = linesOf((log) => log.warn({ req: { headers: { cookie: 'secret' } }, res: { body: 'secret' } }, 'odd'));
  expect(line).not.toContain('secret');
});
