import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { afterEach, describe, expect, it } from 'vitest';
import { isPermanentFailure } from './mail-retry.rules.ts';
import { sendBySmtp } from './send-by-smtp.ts';

interface Received {
  from: string | undefined;
  to: string[];
  source: string;
}

let stop: (() => Promise<void>) | undefined;
afterEach(() => stop?.());

/** A real SMTP server that keeps what it gets and refuses recipients named in `refused`. */
async function startSmtp(refused: Record<string, number> = {}): Promise<{ url: string; received: Received[] }> {
  const received: Received[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: ({ address }, _session, done) => {
      const responseCode = refused[address];
      done(responseCode === undefined ? null : Object.assign(new Error('no'), { responseCode }));
    },
    onData: (stream, session, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const { mailFrom, rcptTo } = session.envelope;
        received.push({ from: mailFrom ? mailFrom.address : undefined, to: rcptTo.map(({ address }) => address), source: Buffer.concat(chunks).toString('utf8') });
        done();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  stop = () => new Promise<void>((resolve) => server.close(() => resolve()));
  return { url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`, received };
}

const mail = {
  id: '00000000-0000-4000-8000-000000000001',
  to: 'taro@example.com',
  from: 'shop@example.jp',
  senderName: '輸入ハム・ソーセージ専門店',
  subject: '【見本】ご注文を承りました',
  body: '見本 太郎 様\n\nhttps://example.jp/?a=1\n',
  date: new Date('2026-11-20T10:00:00+09:00'),
};

const header = (source: string, name: string): string | undefined => new RegExp(`^${name}: (.*)$`, 'mi').exec(source)?.[1]?.trim();
const decoded = (source: string): string => Buffer.from(source.split('\r\n\r\n').slice(1).join(''), 'base64').toString('utf8');

describe('SMTP', () => {
  it('hands over a mail with sender, subject and Japanese text', async () => {
    const { url, received } = await startSmtp();
    await sendBySmtp(url)(mail);
    expect(received).toHaveLength(1);
    const [{ from, to, source } = { from: '', to: [], source: '' }] = received;
    expect([from, to]).toEqual(['shop@example.jp', ['taro@example.com']]);
    expect(header(source, 'Message-ID')).toBe(`<${mail.id}@example.jp>`);
    expect(header(source, 'Auto-Submitted')).toBe('auto-generated');
    expect(new Date(String(header(source, 'Date')))).toEqual(mail.date);
    expect(header(source, 'Subject')).toMatch(/^=\?UTF-8\?/);
    expect(decoded(source).replaceAll('\r\n', '\n')).toBe(mail.body);
  });

  it('lets neither address nor subject add recipients or headers', async () => {
    const { url, received } = await startSmtp();
    await sendBySmtp(url)({ ...mail, to: 'taro@example.com', subject: 'x\r\nBcc: spy@example.com', senderName: 'x\r\nBcc: spy@example.com' });
    await sendBySmtp(url)({ ...mail, to: 'taro@example.com, spy@example.com' }).catch(() => undefined);
    for (const { to, source } of received) {
      expect(to).not.toContain('spy@example.com');
      expect(header(source, 'Bcc')).toBeUndefined();
    }
    expect(received.length).toBeGreaterThan(0);
  });

  it.each([
    [550, true],
    [451, false],
  ])('tells a refusal %i for good (%s) from one for now', async (code, isPermanent) => {
    const { url } = await startSmtp({ 'taro@example.com': code });
    const error: unknown = await sendBySmtp(url)(mail).catch((cause: unknown) => cause);
    expect(error).toBeInstanceOf(Error);
    expect(isPermanentFailure(error)).toBe(isPermanent);
  });

  it('fails for now when no server answers', async () => {
    const { url } = await startSmtp();
    await stop?.();
    const error: unknown = await sendBySmtp(url)(mail).catch((cause: unknown) => cause);
    expect(error).toBeInstanceOf(Error);
    expect(isPermanentFailure(error)).toBe(false);
  });
});
