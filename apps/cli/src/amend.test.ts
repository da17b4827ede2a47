import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runShop } from './run-shop.ts';
import { buyAtTheDoor } from './testing/buy-at-the-door.ts';
import { type OwnServer, startServer } from './testing/start-server.ts';

const secret = 'only-for-this-test';
const timeout = 120_000;

let server: OwnServer;
beforeAll(async () => {
  server = await startServer({ OPERATOR_SECRET: secret, JOBS_OFF: '1' });
}, timeout);
afterAll(() => server.stop(), timeout);

/** Runs a command; `output` is everything that it prints. */
async function shop(...args: readonly string[]) {
  let printed = '';
  const take = (text: string) => (printed += text);
  const env = { OPERATOR_API_URL: server.url, OPERATOR_SECRET: secret };
  return { code: await runShop(args, { env, print: take, complain: take }), output: printed };
}

describe('an order', () => {
  it('is amended after a dry run that prints difference, ways and mail', async () => {
    const no = await buyAtTheDoor(server.url);
    const change = [
      'order',
      'amend',
      no,
      '--line',
      '1=3',
      '--address',
      '電話=03-9999-0000',
      '--reason',
      'お客様のご希望',
    ];
    const dry = await shop(...change, '--dry-run');
    expect(dry).toMatchObject({ code: 0 });
    expect(dry.output).toMatch(/on_delivery\(代金引換の金額を変更\)、shop_bears\(当店で負担\)/);
    expect(dry.output).toMatch(/件名: .*ご注文内容の変更のお知らせ/);
    expect(dry.output).toContain('変更していません');
    expect(await shop(...change)).toMatchObject({ code: 1, output: expect.stringContaining('--settle') as string });
    const done = await shop(...change, '--settle', 'on_delivery', '--agreed-by', 'お電話で見本様');
    expect(done).toMatchObject({ code: 0, output: expect.stringContaining('× 3点') as string });
    const { output } = await shop('order', 'show', no);
    expect(output).toContain('3点');
    expect(output).toContain('変更 1: お客様のご希望(承諾:お電話で見本様)');
  });

  it('is unchanged when a field, a number or a value is not understood', async () => {
    const no = await buyAtTheDoor(server.url);
    for (const wrong of [
      ['--address', '電話番号=03-9999-0000'],
      ['--line', '1'],
      ['--line', 'x=1'],
      ['--noshi', '御礼'],
    ])
      expect((await shop('order', 'amend', no, ...wrong, '--reason', 'x')).code).toBe(2);
    const kana = await shop('order', 'amend', no, '--address', '姓カナ=漢字', '--reason', 'x');
    expect(kana).toMatchObject({ code: 1, output: expect.stringContaining('全角カタカナ') as string });
  });
});
