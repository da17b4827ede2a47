import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import iconv from 'iconv-lite';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runShop } from './run-shop.ts';
import { buyAtTheDoor } from './testing/buy-at-the-door.ts';
import { type OwnServer, startServer } from './testing/start-server.ts';

const secret = 'only-for-this-test';
const timeout = 120_000;

let server: OwnServer;
let folder: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'shop-files-'));
  server = await startServer({ OPERATOR_SECRET: secret, JOBS_OFF: '1' });
}, timeout);
afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
}, timeout);

/** Runs a command; `output` is everything that it prints. */
async function shop(
  args: readonly string[],
  env: Record<string, string> = { OPERATOR_API_URL: server.url, OPERATOR_SECRET: secret },
) {
  let printed = '';
  const take = (text: string) => (printed += text);
  const code = await runShop(args, { env, print: take, complain: take });
  return { code, output: printed };
}
const at = (name: string) => join(folder, name);
const call = async (path: string, channel = 'simple') => {
  const answer = await fetch(`${server.url}${path}`, { headers: { 'x-channel': `${channel}.localhost` } });
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
};

describe.each(['csv', 'json'])('every table exported as %s', (format) => {
  it(
    'is imported again without changes',
    async () => {
      expect(await shop(['export', '--all', '--out', at(format), '--format', format])).toMatchObject({ code: 0 });
      const { output: text } = await shop(['tables']);
      const names = text
        .trim()
        .split('\n')
        .map((line) => line.split(' ')[0] ?? '');
      expect(names).toEqual(expect.arrayContaining(['news', 'products', 'stock', 'coupons', 'layouts']));
      for (const name of names) {
        const { code, output } = await shop(['import', name, at(`${format}/${name}.${format}`)]);
        expect([name, code, output]).toEqual([
          name,
          0,
          // The sample shop has no blockages.
          expect.stringMatching(name === 'blockages' ? /変更なし0行/ : /追加0行、変更0行、削除0行、変更なし[1-9]\d*行/),
        ]);
      }
    },
    timeout,
  );
});

describe('an imported or exported file', () => {
  const header = 'id,kind,title,lead,body,is_important,published_at\n';

  it('with invalid rows is refused, and the message names their numbers', async () => {
    writeFileSync(
      at('wrong.csv'),
      `${header},notice,よい行,,<p>a</p>,false,2026-11-20\n,rumour,わるい行,,<p>a</p>,たぶん,明日\n`,
    );
    const { code, output: text } = await shop(['import', 'news', at('wrong.csv')]);
    expect(code).toBe(1);
    expect(text).toContain('何も取り込みませんでした。');
    expect(text).toContain('3行目 kind: notice、product、delivery、maintenance のいずれかを入力してください。');
    expect(text).toContain('3行目 is_important: true か false で指定してください。');
    expect(text).not.toContain('2行目');
    expect((await shop(['export', 'news'])).output).not.toContain('よい行');
  });

  it('is read in any encoding of Japanese software, and is refused when encodings are mixed', async () => {
    const text = (title: string) => `${header},notice,${title},,<p>休みます。</p>,false,2026-11-20\n`;
    writeFileSync(at('unix.csv'), iconv.encode(text('年始の営業について'), 'euc-jp'));
    expect((await shop(['import', 'news', at('unix.csv')])).output).toContain('追加1行');
    expect((await shop(['export', 'news'])).output).toContain('年始の営業について');
    const mixed = Buffer.concat([
      Buffer.from(text('まぜた題名')),
      iconv.encode(',notice,ちがう文字の題名,,<p>a</p>,false,2026-11-20\n', 'cp932'),
    ]);
    writeFileSync(at('mixed.csv'), mixed);
    const { code, output: printed } = await shop(['import', 'news', at('mixed.csv')]);
    expect([code, printed]).toEqual([2, expect.stringMatching(/mixed\.csv 3行目の3列目:.*「CSV UTF-8/)]);
    expect((await shop(['export', 'news'])).output).not.toContain('まぜた題名');
  });

  it('saved by Excel in Shift_JIS is refused where a stored character was lost', async () => {
    const named = (name: string) => `key,name\nham-it-002,${name}\n`;
    writeFileSync(at('wide.csv'), named('Jamón ハム'));
    expect((await shop(['import', 'products', at('wide.csv')])).code).toBe(0);
    for (const lost of ['Jam?n ハム', 'Jamon ハム']) {
      writeFileSync(at('narrow.csv'), iconv.encode(named(lost), 'cp932'));
      expect(await shop(['import', 'products', at('narrow.csv')])).toMatchObject({
        code: 1,
        output: expect.stringMatching(/2行目 name: 登録済みの文字の一部が.*「CSV UTF-8/),
      });
    }
  });

  it('has postal codes of islands in a form whose zeros a spreadsheet preserves', async () => {
    const island = (prefix: string) =>
      `postal_prefix,name,extra_days,surcharge,takes_cool\n${prefix},見本の島,1,500,true\n`;
    writeFileSync(at('islands.csv'), island('〒097-0'));
    expect((await shop(['import', 'islands', at('islands.csv')])).output).toContain('変更1行');
    expect((await shop(['export', 'islands'])).output).toContain('〒097-0,見本の島');
    writeFileSync(at('opened.csv'), island('970'));
    expect(await shop(['import', 'islands', at('opened.csv')])).toMatchObject({
      code: 1,
      output: expect.stringContaining('2行目 postal_prefix: 登録済みの「0970」の先頭の0が'),
    });
  });

  it('is checked by a dry run, then imported, also in the formats of spreadsheets', async () => {
    writeFileSync(at('good.csv'), `${header},notice,年末の営業について,お休み,<p>a</p>,false,2026/11/20 9:00\n`);
    expect((await shop(['import', 'news', at('good.csv'), '--dry-run'])).output).toContain(
      '追加1行、変更0行、削除0行、変更なし0行\n(--dry-run のため',
    );
    expect((await shop(['export', 'news'])).output).not.toContain('年末の営業');
    expect((await shop(['import', 'news', at('good.csv')])).code).toBe(0);
    expect(JSON.stringify((await call('/v1/news')).body)).toContain('年末の営業について');
    // 「冬」 in Shift_JIS.
    const shiftJis = Buffer.concat([Buffer.from('key,name\nclassic,'), Buffer.from([0x93, 0x7e]), Buffer.from('\n')]);
    writeFileSync(at('tags.csv'), shiftJis);
    expect((await shop(['import', 'tags', at('tags.csv')])).output).toContain('変更1行');
    // Every process shows a change within a second.
    await expect.poll(async () => JSON.stringify((await call('/v1/tags?per=all')).body)).toContain('冬');
  });

  it('of one channel contains only the rows of this channel', async () => {
    writeFileSync(at('fle.csv'), `${header},notice,花の店から,お知らせ,<p>a</p>,false,2026-11-20\n`);
    expect((await shop(['import', 'news', at('fle.csv'), '--channel', 'fle'])).output).toContain('追加1行');
    await shop(['export', 'news', '--channel', 'fle', '--out', at('own.json')]);
    expect(JSON.parse(readFileSync(at('own.json'), 'utf8'))).toEqual([
      expect.objectContaining({ title: '花の店から', channel_prefixes: ['fle'] }),
    ]);
    expect((await shop(['import', 'news', at('own.json'), '--channel', 'fle', '--replace'])).output).toContain(
      '追加0行、変更0行、削除0行、変更なし1行',
    );
  });
});

describe('changing settings, channels and products', () => {
  it('settings are changed and shown by their names', async () => {
    expect(
      (
        await shop([
          'settings',
          'set',
          'SITE.NAME=花の店',
          'ORDER.SHIPPING.FREE_CARRIAGE_THRESHOLD=5400',
          '--channel',
          'fle',
        ])
      ).output,
    ).toContain('設定の変わるチャネル: fle');
    expect((await shop(['settings', 'get', 'ORDER.SHIPPING', '--channel', 'fle'])).output).toContain(
      'ORDER.SHIPPING.FREE_CARRIAGE_THRESHOLD=5400',
    );
    expect((await call('/v1/settings/front', 'fle')).body).toMatchObject({ SITE: { NAME: '花の店' } });
    const wrong = await shop(['settings', 'set', 'SITE.NO_MEMBER_USE=maybe']);
    expect([wrong.code, wrong.output]).toEqual([
      1,
      expect.stringContaining('SITE.NO_MEMBER_USE: 値を読み取れません。'),
    ]);
  });

  it('maintenance closes and opens a channel, immediately or for a period', async () => {
    await shop(['maintenance', 'on', '--message', '棚卸しです。', '--channel', 'lat', 'sto']);
    expect(await call('/v1/products', 'lat')).toMatchObject({
      status: 503,
      body: { code: 'maintenance', title: 'メンテナンス中', message: '棚卸しです。' },
    });
    expect((await shop(['channels'])).output).toMatch(/^lat .*\[メンテナンス「メンテナンス中」\]$/m);
    await shop(['maintenance', 'off', '--channel', 'lat', 'sto']);
    expect((await call('/v1/products', 'lat')).status).toBe(200);
    expect((await shop(['maintenance', 'on', '--from', '2999-01-01 02:00', '--until', '2999-01-01 06:00'])).code).toBe(
      0,
    );
    expect((await call('/v1/products', 'lat')).status).toBe(200);
    expect((await shop(['maintenance', 'on', '--from', 'tonight'])).code).toBe(1);
    await shop(['maintenance', 'off']);
  });

  it('selling is stopped and started', async () => {
    const isSelling = async () => (await call('/v1/settings/front', 'gen')).body;
    await shop(['selling', 'stop', '--channel', 'gen']);
    expect(await isSelling()).toMatchObject({
      PLUGIN: { TEMPORARY_STOP_SELLING: { IS_USE: true, IS_SELLING: false } },
    });
    await shop(['selling', 'start', '--channel', 'gen']);
    expect(await isSelling()).toMatchObject({
      PLUGIN: { TEMPORARY_STOP_SELLING: { IS_USE: false, IS_SELLING: true } },
    });
  });

  it('price and stock of a product are changed', async () => {
    const change = ['product', 'ham-fr-001', '--price', '1980', '--add=-59'];
    expect((await shop([...change, '--dry-run'])).code).toBe(0);
    expect((await call('/v1/products/ham-fr-001')).body.price).not.toBe(1980);
    expect((await shop(change)).output).toContain('ham-fr-001 を変更しました。');
    await expect
      .poll(async () => (await call('/v1/products/ham-fr-001')).body)
      .toMatchObject({ price: 1980, stock_state: 'few' });
    expect(await shop(['product', 'nothing', '--price', '5'])).toEqual({
      code: 1,
      output: '商品が見つかりませんでした。\n',
    });
  });

  it('photographs of a product are replaced, added, reordered, captioned and removed', async () => {
    const pictures = ['whole', 'slices', 'small'].map((name) => at(`${name}.jpg`));
    for (const [index, file] of pictures.entries()) {
      const side = index === 2 ? 300 : 1000;
      const picture = sharp({
        create: { width: side, height: side, channels: 3, background: `#${index}${index}4060` },
      });
      writeFileSync(file, await picture.jpeg().toBuffer());
    }
    const [whole = '', slices = '', small = ''] = pictures;
    const alts = async () => {
      const { body } = await call('/v1/products/che-fr-001');
      return (body.images as { alt: string }[]).map(({ alt }) => alt);
    };
    const before = await alts();
    const photos = (verb: string, ...args: string[]) => shop(['photos', verb, 'che-fr-001', ...args]);
    expect((await photos('put', whole, '--alt', '丸ごと', '--dry-run')).output).toContain('(--dry-run のため');
    expect(await alts()).toEqual(before);
    expect(await photos('put', whole, slices, '--alt', '丸ごと')).toMatchObject({
      code: 2,
      output: expect.stringContaining('ファイル2個、説明1個'),
    });
    const refused = await photos('put', whole, small, '--alt', '丸ごと', '--alt', '小さな写真');
    expect([refused.code, refused.output]).toEqual([1, expect.stringContaining(`${small}: 短い辺が800ピクセル以上`)]);
    expect((await photos('put', whole, '--alt', '丸ごと')).code).toBe(0);
    expect((await photos('add', slices, '--alt', '薄切り')).code).toBe(0);
    await expect.poll(alts).toEqual(['丸ごと', '薄切り']);
    expect([(await photos('order', '2')).code, (await photos('order', '2', '1')).code]).toEqual([2, 0]);
    expect((await photos('caption', '1', '皿の上の薄切り')).code).toBe(0);
    expect((await photos('focus', '1', '0.2,0.8')).output).toContain('(中心 0.2,0.8)');
    expect((await photos('focus', '1', '0.2')).code).toBe(2);
    expect((await photos('list')).output).toMatch(
      /1\. 皿の上の薄切り \/v1\/images\/products\/che-fr-001\/photo-[0-9a-f]{8} \(中心 0.2,0.8\)\n.*2\. 丸ごと/,
    );
    expect((await photos('remove', '2')).code).toBe(0);
    await expect.poll(alts).toEqual(['皿の上の薄切り']);
    expect((await photos('remove', '2')).code).toBe(2);
    expect((await photos('remove', '--all')).code).toBe(0);
    await expect.poll(alts).toEqual(before);
  });

  it('a repeated partial refund is made once, and is shown with the order', async () => {
    const no = await buyAtTheDoor(server.url);
    for (const step of ['prepare', 'ship', 'deliver']) expect((await shop(['order', step, no])).code).toBe(0);
    const command = ['order', 'refund', no, '--piece', '1=1', '--reason', '箱の破損'];
    expect((await shop([...command, '--dry-run'])).output).toMatch(
      /返金1 \d+円\(まだお返ししていません。手作業でお返しします\).*\n\(--dry-run/,
    );
    const [first, second] = [await shop(command), await shop(command)];
    expect([first.code, second.output]).toEqual([0, first.output]);
    const returned = await shop(['order', 'returned', no, '--parcel', '1', '-r', '長期ご不在', '--restock']);
    expect([returned.code, returned.output]).toEqual([0, expect.stringContaining('返金2')]);
    expect((await shop(['order', 'show', no])).output).toMatch(
      /うち返金 \d+円.*\n {2}1\. .+ 2点\(返品・返金 2点\)\n {2}返金1 [\s\S]+ {2}返金2 /,
    );
    expect((await shop(['refunds'])).output).toMatch(
      new RegExp(`${no} 返金1 代金引換.*\\d+円 箱の破損\\n[\\s\\S]*返金2`),
    );
    const paid = await shop(['order', 'refund-paid', no, '--no', '1']);
    expect([paid.code, paid.output]).toEqual([0, expect.stringMatching(/\d{4}-\d\d-\d\d に手作業でお返し済み/)]);
    expect((await shop(['order', 'refund-paid', no, '--no', '2', '--date', '2020-01-01'])).code).toBe(1);
    expect((await shop(['refunds'])).output).not.toContain('返金1');
    expect((await shop(['order', 'show', no])).output).toContain('に手作業でお返し済み');
  });

  it('reports an order that does not exist', async () => {
    const { code, output } = await shop(['order', 'ship', '261120-NNNNN']);
    expect([code, output]).toEqual([1, 'ご注文が見つかりませんでした。\n']);
  });
});

it('search terms without results are listed, the most frequent first', async () => {
  expect((await shop(['searches'])).output).toContain('見つからなかった言葉はありません。');
  for (const word of ['ようかん', 'ヨウカン', 'らくがん']) await call(`/v1/products?word=${encodeURIComponent(word)}`);
  const { code, output: text } = await shop(['searches', '--days', '1']);
  expect(code).toBe(0);
  expect(text).toMatch(/2回 {2}ようかん.*\n +1回 {2}らくがん/);
  expect((await shop(['searches', '--days', '1', '--most', '1'])).output).not.toContain('らくがん');
});

it('the number of customers who wait for a product is listed, the highest first, without their names', async () => {
  expect((await shop(['restock'])).output).toContain('待っている人はいません。');
  const send = async <T>(path: string, body: object, token?: string): Promise<T> => {
    const headers = { 'x-channel': 'simple.localhost', 'content-type': 'application/json' };
    const answer = await fetch(`${server.url}/v1/${path}`, {
      method: 'POST',
      headers: { ...headers, ...(token !== undefined && { authorization: `Bearer ${token}` }) },
      body: JSON.stringify(body),
    });
    expect(answer.status).toBe(200);
    return (await answer.json()) as T;
  };
  const [wanted, other] = await Promise.all(
    ['ham-it-001', 'ham-it-002'].map(async (key) => Number((await call(`/v1/products/${key}`)).body.id)),
  );
  for (const username of ['taro@example.com', 'jiro@example.com']) {
    const login = { username, password: 'hamu-to-chizu-no-yoru' };
    const { access_token: token } = await send<{ access_token: string }>('auth/login', login);
    await send('restock-notices', { product_id: wanted }, token);
    if (username.startsWith('taro')) await send('restock-notices', { product_id: other }, token);
  }
  await send('restock-notices', { product_id: other, email: 'unproven@example.com' });
  const { code, output: text } = await shop(['restock']);
  expect(code).toBe(0);
  expect(text).toMatch(/^ +2人 {2}ham-it-001 {2}.+\n +1人 {2}ham-it-002 {2}.+\n$/);
  expect(text).not.toContain('example.com');
});

describe('a command that fails', () => {
  it.each([
    [['colour'], 2, 'そのようなコマンドはありません: colour'],
    [['import', 'news'], 2, '引数が足りません'],
    [['export', 'nothing'], 1, '「nothing」という表はありません。'],
    [['import', 'nothing', 'x.csv'], 2, '「nothing」という表はありません。'],
    [['import', 'news', '/nowhere/x.csv'], 2, '/nowhere/x.csv を読み取れません。'],
    [['import', 'news', 'x.txt'], 2, 'ファイルの形式がわかりません。'],
    [['settings', 'set', 'SITE.NAME'], 2, '名前=値'],
    [['searches', '--days', '91'], 2, '--days は 1 から 90 までの整数で'],
    [['product', 'ham-fr-001'], 2, '変更する内容'],
    [['order', 'refund', '261120-NNNNN', '-r', '破損'], 2, '--piece か --sum のどちらか'],
    [['order', 'refund', '261120-NNNNN', '-r', '破損', '--piece', '1x2'], 2, '--piece は 1=2 のように'],
    [['order', 'refund', '261120-NNNNN', '-r', '破損', '--sum', '0'], 2, '--sum は 1 以上の整数'],
    [['order', 'refund', '261120-NNNNN', '--sum', '500'], 2, '理由'],
    [['order', 'refund', '261120-NNNNN', '-r', '破損', '--sum', '500'], 1, 'ご注文が見つかりません'],
  ])('%j ends with %i', async (args, code, pattern) => {
    const answer = await shop(args);
    expect([answer.code, answer.output]).toEqual([code, expect.stringContaining(pattern)]);
  });

  it('ends with 3 when no shop responds or the secret is wrong', async () => {
    expect(await shop(['channels'], { OPERATOR_API_URL: 'http://127.0.0.1:9' })).toMatchObject({
      code: 3,
      output: expect.stringContaining('つながりません'),
    });
    const refused = await shop(['channels'], { OPERATOR_API_URL: server.url });
    expect(refused).toMatchObject({ code: 3, output: expect.stringContaining('OPERATOR_SECRET') });
  });

  it('prints help without a shop, and ends with 0', async () => {
    expect(await shop(['--help'], {})).toMatchObject({
      code: 0,
      output: expect.stringContaining('使い方: npm run shop -- [オプション] [コマンド]'),
    });
    expect(await shop(['order', 'ship', '--help'], {})).toMatchObject({
      code: 0,
      output: expect.stringContaining('--tracking'),
    });
  });
});
