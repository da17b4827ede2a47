import { createServer, type AddressInfo } from 'node:net';
import { once } from 'node:events';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { SMTPServer } from 'smtp-server';
import { eq } from 'drizzle-orm';
import { mailOutbox } from '../db/schema/mail.ts';
import { openTestApp, type TestApp } from '../../testing/index.ts';
import { queueMail } from './queue-mail.ts';
import { LASTING_LANE } from './mail-transport.ts';
import { openSmtp } from './open-smtp.ts';
import { sendDueMails } from './send-due-mails.ts';

const MINUTE = 60_000;
const recipients = Array.from({ length: 12 }, (_, index) => `member${index}@example.com`);
let app: TestApp;
let port: number;
beforeAll(async () => {
  app = await openTestApp();
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  ({ port } = probe.address() as AddressInfo);
  probe.close();
  await once(probe, 'close');
});
afterAll(() => app.close());

it('a mail server that is unreachable for an hour gets every mail once when it is back', async () => {
  const { send, close } = openSmtp(`smtp://127.0.0.1:${port}`, { connections: 2 });
  await app.db.delete(mailOutbox);
  for (const to of recipients)
    await queueMail(app.ctx(), { kind: 'password_changed', to, data: { name: '見本 太郎' } });
  const work = async (minutes: number) => {
    for (let minute = 0; minute < minutes; minute += 1) {
      await sendDueMails(app.jobCtx(), { send, lane: LASTING_LANE });
      app.clock.advance(MINUTE);
    }
  };
  await work(60);
  expect(await app.db.$count(mailOutbox, eq(mailOutbox.state, 'queued'))).toBe(recipients.length);

  const received: string[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, session, done) => {
      stream.resume().on('end', () => {
        received.push(...session.envelope.rcptTo.map(({ address }) => address));
        done();
      });
    },
  });
  server.listen(port, '127.0.0.1');
  await once(server.server, 'listening');
  await work(40);
  close();
  await new Promise<void>((resolve) => server.close(() => resolve()));
  expect(received.toSorted()).toEqual(recipients.toSorted());
  expect(await app.db.$count(mailOutbox, eq(mailOutbox.state, 'sent'))).toBe(recipients.length);
});
