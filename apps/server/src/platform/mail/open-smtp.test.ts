import { afterEach, describe, expect, it } from 'vitest';
import { startSmtpServer, textOf, type ReceivedMail, type TestSmtpServer } from '../../testing/smtp-server.ts';
import { isPermanentFailure } from './send-due-mails.ts';
import { openSmtp, type Smtp } from './open-smtp.ts';

let server: TestSmtpServer;
const startSmtp = async (refused: Record<string, number> = {}) => {
  server = await startSmtpServer(refused);
  return server;
};
const opened: Smtp[] = [];
const sendBySmtp = (url: string, connections = 1) => {
  const smtp = openSmtp(url, { connections });
  opened.push(smtp);
  return smtp.send;
};
afterEach(async () => {
  for (const smtp of opened.splice(0)) smtp.close();
  await server.stop();
});

const mail = {
  id: '00000000-0000-4000-8000-000000000001',
  to: 'taro@example.com',
  from: 'shop@example.jp',
  replyTo: 'support@example.jp',
  senderName: '輸入ハム・ソーセージ専門店',
  subject: '【見本】ご注文を承りました',
  body: '見本 太郎 様\n\nhttps://example.jp/?a=1\n',
  date: new Date('2026-11-20T10:00:00+09:00'),
  attachments: [],
  oneClickUrl: null,
};

const header = (source: string, name: string): string | undefined =>
  new RegExp(`^${name}: (.*)$`, 'mi').exec(source)?.[1]?.trim();

describe('SMTP', () => {
  it('sends a mail with sender, subject and Japanese text', async () => {
    const { url, received } = await startSmtp();
    await sendBySmtp(url)(mail);
    expect(received).toHaveLength(1);
    const { from, to, source } = received[0] as ReceivedMail;
    expect([from, to]).toEqual(['shop@example.jp', ['taro@example.com']]);
    expect(header(source, 'Message-ID')).toBe(`<${mail.id}@example.jp>`);
    expect(header(source, 'Reply-To')).toBe(mail.replyTo);
    expect(header(source, 'Auto-Submitted')).toBe('auto-generated');
    expect(new Date(String(header(source, 'Date')))).toEqual(mail.date);
    expect(header(source, 'Subject')).toMatch(/^=\?UTF-8\?/);
    expect(textOf(source)).toBe(mail.body);
    expect(source).toMatch(/^content-type: text\/html; charset=utf-8/im);
  });

  it('adds one-click unsubscribe headers to mails with such a URL and to no other (RFC 8058)', async () => {
    const { url, received } = await startSmtp();
    const oneClickUrl = `https://simple.example.jp/webhooks/unsubscribe?code=${'k'.repeat(43)}`;
    const send = sendBySmtp(url);
    await send({ ...mail, oneClickUrl });
    await send(mail);
    const [{ source: news }, { source: plain }] = received as [ReceivedMail, ReceivedMail];
    expect(header(news, 'List-Unsubscribe')).toBe(`<${oneClickUrl}>`);
    expect(header(news, 'List-Unsubscribe-Post')).toBe('List-Unsubscribe=One-Click');
    expect(header(plain, 'List-Unsubscribe')).toBeUndefined();
  });

  it('sends files with their media type, as attachments', async () => {
    const { url, received } = await startSmtp();
    const file = { filename: '1_請求書.pdf', contentType: 'application/pdf', content: Buffer.from('%PDF-1.7') };
    await sendBySmtp(url)({ ...mail, attachments: [file] });
    const { source } = received[0] as ReceivedMail;
    expect(source).toMatch(/^content-type: application\/pdf/im);
    expect(source).toMatch(/^content-disposition: attachment/im);
    expect(source).toContain(file.content.toString('base64'));
    expect(textOf(source)).toBe(mail.body);
  });

  it('lets neither address nor subject add recipients or headers', async () => {
    const { url, received } = await startSmtp();
    await sendBySmtp(url)({
      ...mail,
      to: 'taro@example.com',
      subject: 'x\r\nBcc: spy@example.com',
      senderName: 'x\r\nBcc: spy@example.com',
    });
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
  ])('reports whether a refusal %i is permanent: %s', async (code, isPermanent) => {
    const { url } = await startSmtp({ 'taro@example.com': code });
    const error: unknown = await sendBySmtp(url)(mail).catch((cause: unknown) => cause);
    expect(error).toBeInstanceOf(Error);
    expect(isPermanentFailure(error)).toBe(isPermanent);
  });

  it('opens as many connections as configured, and reuses them', async () => {
    const { url, received, connections } = await startSmtp();
    const send = sendBySmtp(url, 3);
    await Promise.all(Array.from({ length: 12 }, () => send(mail)));
    expect(received).toHaveLength(12);
    expect(connections()).toEqual({ opened: 3, atOnce: 3 });
  });

  it('fails temporarily when no server answers', async () => {
    const { url } = await startSmtp();
    await server.stop();
    const error: unknown = await sendBySmtp(url)(mail).catch((cause: unknown) => cause);
    expect(error).toBeInstanceOf(Error);
    expect(isPermanentFailure(error)).toBe(false);
  });
});
