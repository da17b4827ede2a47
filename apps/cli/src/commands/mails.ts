import { exitCodes, ShopCommandError } from '../command-context.ts';
import { shownTime } from '../shown-time.ts';
import type { AddCommand } from './shop-command.ts';

interface UndeliveredMail {
  readonly id: string;
  readonly kind: string;
  readonly recipient: string;
  readonly subject: string | null;
  readonly channel: string;
  readonly state: 'failed' | 'queued';
  readonly tries: number;
  readonly created_at: string;
  readonly next_try_at: string | null;
  readonly error: string | null;
  readonly can_be_resent: boolean;
}

/** `mails failed|resend`: mails that could not be delivered, and sending them again. */
export const addMailCommands: AddCommand = (program, { api, print }) => {
  const mails = program.command('mails').description('送信できなかったメールの一覧と、送り直し');

  mails
    .command('failed')
    .description('送信をあきらめたメールと、自動で再送を待っているメールを、新しい順に表示します')
    .action(async () => {
      const rows = await api().get<UndeliveredMail[]>('mails/failed');
      for (const row of rows) print(`${describe(row)}\n`);
      const failed = rows.filter(({ state }) => state === 'failed').length;
      print(`送信失敗 ${failed}件、再送待ち ${rows.length - failed}件\n`);
    });

  mails
    .command('resend')
    .argument('[id...]', 'mails failed に表示されたメールのID(複数可)')
    .option('--all', '送り直せるメールをすべて送り直します')
    .description('送信をあきらめたメールを、もう一度送信します(送信は数秒以内に始まります)')
    .action(async (ids: readonly string[], { all = false }: { all?: boolean }) => {
      if (ids.length > 0 === all)
        throw new ShopCommandError('メールのIDか --all のどちらかを指定してください。', exitCodes.misused);
      const { queued } = await api().send<{ queued: readonly string[] }>(
        'POST',
        'mails/resend',
        all ? { all: true } : { ids },
      );
      print(`${queued.length}件を送信待ちにしました。結果は mails failed で確認できます。\n`);
    });
};

function describe(mail: UndeliveredMail): string {
  const state =
    mail.state === 'queued'
      ? `再送待ち(次は ${mail.next_try_at === null ? '-' : shownTime(mail.next_try_at)})`
      : `送信失敗${mail.can_be_resent ? '' : '(送り直せません)'}`;
  return `${mail.id} ${shownTime(mail.created_at)} ${mail.channel} ${mail.recipient} ${mail.subject ?? mail.kind} ${state} ${mail.tries}回 ${mail.error ?? ''}`.trimEnd();
}
