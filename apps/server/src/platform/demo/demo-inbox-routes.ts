import type { FastifyInstance } from 'fastify';
import type { ProcessContext } from '../http/request-context.ts';
import { listDemoMails } from '../mail/demo-inbox.queries.ts';
import { inboxPage, inboxStyle } from './inbox-page.ts';
import { refuseOtherHosts } from './refuse-other-hosts.ts';

// No script at all; the only stylesheet is allowed by its hash.
const POLICY = `default-src 'none'; style-src '${inboxStyle.hash}'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'`;

/**
 * The inbox of demo mode: mails that would have been sent, as a page and as JSON, newest first; `?to=` shows those to
 * one address. Outside demo mode the URLs do not exist.
 */
export function demoInboxRoutes(app: FastifyInstance, process: ProcessContext): void {
  const { config, db } = process;
  if (!config.demo) return;
  const onRequest = refuseOtherHosts(process);
  const mailsTo = async (query: unknown) => {
    const to = recipientOf(query);
    const mails = await listDemoMails(db);
    return { to, mails: to === '' ? mails : mails.filter((mail) => mail.recipient.toLowerCase() === to.toLowerCase()) };
  };
  app.get('/demo/inbox', { onRequest }, async (request, reply) => {
    const { to, mails } = await mailsTo(request.query);
    return reply
      .headers({
        'cache-control': 'no-store',
        'content-security-policy': POLICY,
        'x-robots-tag': 'noindex',
        'referrer-policy': 'no-referrer',
        'x-content-type-options': 'nosniff',
      })
      .type('text/html; charset=utf-8')
      .send(inboxPage({ mails, to, storefront: config.publicUrl, isSmtp: config.mail.smtpUrl !== null }));
  });
  app.get('/demo/inbox.json', { onRequest }, async (request, reply) => {
    const { mails } = await mailsTo(request.query);
    const rows = mails.map(({ id, recipient, subject, body, sentAt }) => ({
      id,
      to: recipient,
      subject,
      body,
      sent_at: sentAt.toISOString(),
    }));
    return reply.headers({ 'cache-control': 'no-store' }).send(rows);
  });
}

function recipientOf(query: unknown): string {
  const to = typeof query === 'object' && query !== null && 'to' in query ? query.to : '';
  return typeof to === 'string' ? to.trim() : '';
}
