import type { InquiryResult, Upload } from '@shop/api';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { uploads } from '../db/schema/uploads.ts';
import { loginAs, openTestApp, type TestApp } from '../../testing/index.ts';
import { plainFileName } from './upload-file.ts';
import { uploadSweepJob } from './upload-sweep-job.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await openTestApp();
});
beforeEach(async () => {
  shop.clock.set('2026-11-20T10:00:00+09:00');
  await shop.db.delete(uploads);
});
afterAll(() => shop.close());

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const PDF = Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF');

async function send({
  bytes = PNG,
  name = '外箱.png',
  type = 'image/png',
  dir = 'inquiries',
  more = {},
  token,
}: {
  bytes?: Uint8Array;
  name?: string;
  type?: string;
  dir?: string;
  more?: Record<string, string>;
  token?: string;
} = {}) {
  const form = new FormData();
  form.set('dir', dir);
  for (const [field, value] of Object.entries(more)) form.set(field, value);
  form.set('file', new File([new Uint8Array(bytes)], name, { type }));
  const request = new Request('http://shop', { method: 'POST', body: form });
  const response = await shop.server.inject({
    method: 'POST',
    url: '/v1/upload-files',
    headers: {
      'x-channel': 'simple.localhost',
      'content-type': request.headers.get('content-type') ?? '',
      ...(token && { authorization: `Bearer ${token}` }),
    },
    payload: Buffer.from(await request.arrayBuffer()),
  });
  return {
    status: response.statusCode,
    body: response.json<Upload & { code?: string; errors?: Record<string, string[]> }>(),
  };
}
const storedUploads = () => shop.db.select().from(uploads);
const contentOf = async (id: string) => {
  const [row] = await shop.db.select().from(uploads).where(eq(uploads.id, id));
  return Buffer.from(row?.content ?? []);
};

describe('a file', () => {
  it('is stored with its readable name and the media type of its content, a document byte for byte', async () => {
    const { status, body } = await send({ bytes: PDF, name: '外箱.png' });
    expect([status, body]).toMatchObject([
      201,
      { name: '外箱.png', media_type: 'application/pdf', size: PDF.length, expires_at: '2026-11-21T01:00:00.000Z' },
    ]);
    expect((await contentOf(body.id)).equals(PDF)).toBe(true);
  });

  it.each(['jpeg', 'webp', 'png'] as const)(
    'that is a picture (%s) is stored upright, without location, time and camera',
    async (format) => {
      const exif = {
        IFD0: { Make: 'Camera' },
        IFD2: { DateTimeOriginal: '2026:11:20 10:00:00' },
        IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '35/1 0/1 0/1' },
      };
      const photograph = await sharp({ create: { width: 20, height: 10, channels: 3, background: '#c00' } })
        .withExif(exif)
        .withMetadata({ orientation: 6 })
        .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/">35,0N</x:xmpmeta>')
        .toFormat(format)
        .toBuffer();
      expect(await sharp(photograph).metadata()).toMatchObject({ width: 20, orientation: 6, exif: expect.anything() });
      const { body } = await send({ bytes: Buffer.concat([photograph, Buffer.from('35,0N after the end')]) });
      const content = await contentOf(body.id);
      const { exif: savedExif, xmp, iptc, comments, ...details } = await sharp(content).metadata();
      expect([savedExif, xmp, iptc, comments]).toEqual([undefined, undefined, undefined, undefined]);
      expect(details).toMatchObject({ format, width: 10, height: 20 });
      expect(details.orientation).toBeUndefined();
      expect(body.size).toBe(content.length);
      expect(content.includes('35,0N')).toBe(false);
    },
  );

  it('that is an animation is stored with all its frames', async () => {
    const frame = (background: string) => ({ create: { width: 4, height: 4, channels: 3 as const, background } });
    const [first, second] = await Promise.all(['#c00', '#00c'].map((color) => sharp(frame(color)).png().toBuffer()));
    const bytes = await sharp(
      [first, second].filter((one) => one !== undefined),
      { join: { animated: true } },
    )
      .webp()
      .toBuffer();
    const { body } = await send({ bytes });
    expect((await sharp(await contentOf(body.id)).metadata()).pages).toBe(2);
  });

  it.each([
    ['an HTML page with the media type of a picture', Buffer.from('<!doctype html><script>alert(1)</script>')],
    [
      'an SVG, which can contain scripts',
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
    ],
    ['a program', Buffer.from('4d5a90000300000004000000ffff0000b800000000000000', 'hex')],
    ['an archive', Buffer.from('504b0304140000000000000000000000000000000000', 'hex')],
    ['the first half of a picture', PNG.subarray(0, 40)],
    ['empty', Buffer.alloc(0)],
  ])('is refused when it is %s, and nothing is stored (P-19)', async (_what, bytes) => {
    const before = (await storedUploads()).length;
    const { status, body } = await send({ bytes });
    expect([status, Object.keys(body.errors ?? {}), (await storedUploads()).length]).toEqual([422, ['file'], before]);
  });

  it('is refused for an unknown purpose', async () => {
    for (const dir of ['', '../../etc', 'products'])
      expect(await send({ dir })).toMatchObject({ status: 422, body: { errors: { dir: [expect.any(String)] } } });
  });

  it('is refused beyond the size limit, and so are too many fields', async () => {
    expect(await send({ bytes: Buffer.concat([PNG, Buffer.alloc(5 * 1024 * 1024)]) })).toMatchObject({
      status: 413,
      body: { code: 'request.too_large' },
    });
    const more = Object.fromEntries(Array.from({ length: 20 }, (_, index) => [`field${index}`, 'x']));
    expect((await send({ more })).status).toBe(413);
  });

  it('must be sent as a form', async () => {
    expect((await shop.call('POST', '/v1/upload-files', { body: { dir: 'inquiries' } })).status).toBe(415);
    const form = {
      method: 'POST',
      url: '/v1/upload-files',
      headers: { 'x-channel': 'simple.localhost', 'content-type': 'multipart/form-data; boundary=x' },
    } as const;
    for (const payload of [
      'no form',
      '',
      '--x\r\n',
      '--x\r\nContent-Disposition: form-data; name="file"; filename="a"\r\n\r\nabc',
    ]) {
      expect([400, 422]).toContain((await shop.server.inject({ ...form, payload })).statusCode);
    }
  });
});

it.each([
  ['../../etc/passwd', 'passwd'],
  ['C:\\fakepath\\箱.jpg', '箱.jpg'],
  ['.htaccess', 'htaccess'],
  ['a\u202egpj.exe', 'agpj.exe'],
  ['///', 'file'],
  [`${'長'.repeat(120)}.png`, `${'長'.repeat(96)}.png`],
])('the file name %s becomes %s', (sent, expected) => {
  expect(plainFileName(sent)).toBe(expected);
});

describe('files of an inquiry', () => {
  const inquire = (key: string, upload_ids: string[], token?: string) =>
    shop.call<InquiryResult>('POST', '/v1/inquiries', {
      ...(token && { token }),
      body: {
        mode: 'send',
        idempotency_key: key,
        category: 'quality',
        last_name: '見本',
        first_name: '太郎',
        email: 'taro@example.com',
        body: '箱がつぶれていました。',
        upload_ids,
      },
    });

  it('belong to it, and to no other', async () => {
    const { body } = await send();
    expect((await inquire('with-a-photo', [body.id])).status).toBe(200);
    expect((await storedUploads()).find(({ id }) => id === body.id)?.inquiryId).not.toBeNull();
    expect(await inquire('with-the-same', [body.id])).toMatchObject({
      status: 422,
      body: { errors: { upload_ids: [expect.any(String)] } },
    });
    expect(await inquire('with-a-guess', ['made-up'])).toMatchObject({ status: 422 });
  });

  it('of a member cannot be attached by another user who knows their ids', async () => {
    const [own, other] = [await loginAs(shop), await loginAs(shop, { username: 'saburo@example.com' })];
    const { body } = await send({ token: own });
    for (const [key, token] of [
      ['of-a-stranger', other],
      ['of-a-guest', undefined],
    ] as const) {
      expect(await inquire(key, [body.id], token)).toMatchObject({
        status: 422,
        body: { errors: { upload_ids: [expect.any(String)] } },
      });
    }
    expect((await inquire('of-himself', [body.id], own)).status).toBe(200);
  });

  it('of a guest can be attached after the guest has logged in', async () => {
    const { body } = await send();
    expect((await inquire('logged-in-meanwhile', [body.id], await loginAs(shop))).status).toBe(200);
  });

  it('remain, while unused files are deleted after a day', async () => {
    await inquire('with-one-that-stays', [(await send()).body.id]);
    await send();
    shop.clock.advance(24 * 60 * 60_000 + 1);
    const { body } = await send();
    await uploadSweepJob.run(shop.jobCtx());
    const rows = await storedUploads();
    expect(rows.filter(({ inquiryId }) => inquiryId === null).map(({ id }) => id)).toEqual([body.id]);
    expect(rows.filter(({ inquiryId }) => inquiryId !== null)).toHaveLength(1);
  });
});
