import { createTransport } from 'nodemailer';

const WAIT_MS = 10_000;

/** Connects and logs in to a mail server without sending. @returns the problem in Japanese; null when it is ready */
export async function reachSmtp(url: string): Promise<string | null> {
  const transport = createTransport({
    url,
    connectionTimeout: WAIT_MS,
    greetingTimeout: WAIT_MS,
    socketTimeout: WAIT_MS,
  });
  try {
    await transport.verify();
    return null;
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'EUNKNOWN';
    return code === 'EAUTH'
      ? 'メールサーバーがログインを拒否しました。SMTP_URL のユーザーとパスワードをご確認ください。'
      : `メールサーバーにつながりません(${code})。SMTP_URL をご確認ください。`;
  } finally {
    transport.close();
  }
}
