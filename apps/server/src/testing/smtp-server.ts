import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

export interface ReceivedMail {
  from: string | undefined;
  to: string[];
  source: string;
}

export interface TestSmtpServer {
  url: string;
  received: ReceivedMail[];
  /** The number of connections, and the highest number at the same time. */
  connections: () => { opened: number; atOnce: number };
  stop: () => Promise<void>;
}

/**
 * A real SMTP server on a free port that stores received mails and refuses the recipients in `refused` with that code.
 * @param whileReceiving what it waits for before it accepts a mail it has read.
 */
export async function startSmtpServer(
  refused: Record<string, number> = {},
  whileReceiving: () => Promise<void> = async () => undefined,
): Promise<TestSmtpServer> {
  const received: ReceivedMail[] = [];
  const count = { opened: 0, open: 0, atOnce: 0 };
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onConnect: (_session, done) => {
      count.opened += 1;
      count.open += 1;
      count.atOnce = Math.max(count.atOnce, count.open);
      done();
    },
    onClose: () => {
      count.open -= 1;
    },
    onRcptTo: ({ address }, _session, done) => {
      const responseCode = refused[address];
      done(responseCode === undefined ? null : Object.assign(new Error('no'), { responseCode }));
    },
    onData: (stream, session, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const { mailFrom, rcptTo } = session.envelope;
        void whileReceiving().then(() => {
          received.push({
            from: mailFrom ? mailFrom.address : undefined,
            to: rcptTo.map(({ address }) => address),
            source: Buffer.concat(chunks).toString('utf8'),
          });
          done();
        });
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    received,
    connections: () => ({ opened: count.opened, atOnce: count.atOnce }),
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

/** The plain text of a mail, decoded. */
export function textOf(source: string): string {
  const plain = source.slice(source.search(/^content-type: text\/plain/im));
  const [body = ''] = plain.slice(plain.indexOf('\r\n\r\n') + 4).split(/\r\n--/);
  return Buffer.from(body, 'base64').toString('utf8').replaceAll('\r\n', '\n');
}
