import { once } from 'node:events';
import { connect } from 'node:net';
import { createInterface } from 'node:readline';

const text = ['From: <shop@example.jp>', 'To: <mihon@example.com>', 'Subject: mihon', '', 'x'.repeat(600), '.'].join(
  '\r\n',
);

/** The baseline for mails: a client that only speaks SMTP, one mail after the other on each connection. */
export async function sendBare({
  port,
  connections,
  mails,
}: {
  port: number;
  connections: number;
  mails: number;
}): Promise<void> {
  let left = mails;
  const lane = async () => {
    const socket = connect(port, '127.0.0.1');
    const lines = createInterface({ input: socket })[Symbol.asyncIterator]();
    /** The last line of a response has a space after its code. */
    const answered = async () => {
      for (let line = await lines.next(); !line.done; line = await lines.next())
        if (/^[23]\d\d /.test(line.value)) return;
      throw new Error('the mail server has hung up');
    };
    const send = async (command: string) => {
      socket.write(`${command}\r\n`);
      await answered();
    };
    await answered();
    await send('EHLO localhost');
    while (left > 0) {
      left -= 1;
      for (const command of ['MAIL FROM:<shop@example.jp>', 'RCPT TO:<bare@example.com>', 'DATA', text])
        await send(command);
    }
    socket.end('QUIT\r\n');
    await once(socket, 'close');
  };
  await Promise.all(Array.from({ length: connections }, lane));
}
