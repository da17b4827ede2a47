import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mailJobs } from '../mail/mail-jobs.ts';
import { queueMail } from '../mail/queue-mail.ts';
import { openTestApp, type TestApp } from '../../testing/index.ts';
import { inboxPage, inboxStyle } from './inbox-page.ts';

interface InboxMail {
  id: string;
  to: string;
  subject: string;
  body: string;
  sent_at: string;
}

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
  await queueMail(app.ctx(), {
    kind: 'registration_welcome',
    to: 'new@example.com',
    data: { name: '<b>見本</b> 太郎', loginUrl: 'http://localhost:4000/login/?a=1&b=2' },
  });
  for (const job of mailJobs()) await job.run(app.jobCtx());
});
afterAll(() => app.close());

describe('the inbox of demo mode', () => {
  it('shows mails with clickable links and nothing executable', async () => {
    const { status, body, headers } = await app.call<string>('GET', '/demo/inbox', {
      query: { to: 'new@example.com' },
    });
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(body).toContain('会員登録が完了しました');
    expect(body).toContain('&#60;b&#62;見本&#60;/b&#62; 太郎 様');
    expect(body).not.toContain('<b>');
    expect(body).toContain('<a href="http://localhost:4000/login/?a=1&#38;b=2">');
    expect(body).not.toContain('<script');
    expect(body).not.toMatch(/ style="/);
  });

  it('allows its only stylesheet by hash and nothing else', async () => {
    const { headers, body } = await app.call<string>('GET', '/demo/inbox');
    expect(headers['content-security-policy']).toContain(`default-src 'none'; style-src '${inboxStyle.hash}'`);
    expect(body).toContain(`<style>${inboxStyle.css}</style>`);
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'x-robots-tag': 'noindex',
    });
  });

  it('lists the same mails as JSON, also for one address', async () => {
    const { body } = await app.call<InboxMail[]>('GET', '/demo/inbox.json', { query: { to: 'NEW@example.com' } });
    expect(body).toMatchObject([
      {
        to: 'new@example.com',
        subject: expect.stringContaining('会員登録が完了'),
        sent_at: app.clock.now().toISOString(),
      },
    ]);
    expect((await app.call<InboxMail[]>('GET', '/demo/inbox.json')).body.length).toBeGreaterThan(1);
  });

  it('contains the unlock mail of the locked sample member', async () => {
    const { body } = await app.call<InboxMail[]>('GET', '/demo/inbox.json', { query: { to: 'umeko@example.com' } });
    const code = /unlock\/\?code=([\w-]+)/.exec(body[0]?.body ?? '')?.[1];
    const login = () =>
      app.call('POST', '/v1/auth/login', {
        body: { username: 'umeko@example.com', password: 'hamu-to-chizu-no-yoru' },
      });
    expect((await login()).status).toBe(403);
    expect((await app.call('GET', `/v1/auth/unlock/${code}`)).body).toEqual({ result: true });
    expect((await login()).status).toBe(200);
  });

  it('escapes the address that is searched for', () => {
    const page = inboxPage({
      mails: [],
      to: '"><script>x</script>',
      storefront: 'http://localhost:4000',
      isSmtp: false,
    });
    expect(page).not.toContain('<script>x');
    expect(page).toContain('宛のメールはありません');
  });
});

describe('outside demo mode', () => {
  it('there is no inbox', async () => {
    const shop = await openTestApp({ config: { demo: false } });
    try {
      expect((await shop.call('GET', '/demo/inbox')).status).toBe(404);
      expect((await shop.call('GET', '/demo/inbox.json')).status).toBe(404);
    } finally {
      await shop.close();
    }
  });
});

it.each(['/demo/inbox', '/demo/inbox.json', '/demo/api', '/demo/openapi.json'])(
  '%s is served at the host names of the shop and of this machine only',
  async (url) => {
    const get = async (host: string) => (await app.server.inject({ url, headers: { host } })).statusCode;
    for (const host of ['localhost:4001', '127.0.0.1:4001', '[::1]:4001', 'fle.localhost:4000', 'Fle.LOCALHOST:4000'])
      expect([host, await get(host)]).toEqual([host, 200]);
    for (const host of ['evil.example', 'evil.example:4001', 'localhost.evil.example', 'xlocalhost'])
      expect([host, await get(host)]).toEqual([host, 404]);
  },
);
