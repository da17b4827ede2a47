import { JAPAN } from '@shop/japanese';
import { DateTime } from 'luxon';
import type { AddCommand } from './shop-command.ts';

interface Issued {
  readonly url: string;
  readonly user_id: string;
  readonly expires_at: string;
}

interface Entry {
  readonly at: string;
  readonly support_id: string;
  readonly user_id: string;
  readonly event: 'issued' | 'begun' | 'written' | 'refused' | 'ended';
  readonly staff: string;
  readonly reason: string | null;
  readonly operation: string | null;
}

const events: Readonly<Record<Entry['event'], string>> = {
  issued: 'リンク発行',
  begun: 'ログイン',
  written: '変更',
  refused: '拒否',
  ended: 'ログアウト',
};

const shownSecond = (instant: string): string =>
  DateTime.fromISO(instant, JAPAN).toLocaleString({ dateStyle: 'medium', timeStyle: 'medium' });

/** `support login|log`: a link by which staff opens the shop as a member, and all that was done so. */
export const addSupportCommands: AddCommand = (program, { api, print }) => {
  const support = program.command('support').description('会員に代わってお店を開くサポートログインと、その記録');

  support
    .command('login')
    .argument('<会員>', 'メールアドレス、ユーザー名、会員ID')
    .description('一度だけ使えるリンクを表示します(10分以内に開いてください。ログインは1時間で終わります)')
    .requiredOption('-c, --channel <名前>', '開くお店のチャネル')
    .requiredOption('--staff <担当者>', '担当者の名前(記録されます)')
    .requiredOption('--reason <理由>', '理由(記録されます。お客さまの個人情報は書かないでください)')
    .action(async (member: string, options: { channel: string; staff: string; reason: string }) => {
      const {
        url,
        user_id: user,
        expires_at: until,
      } = await api().send<Issued>('POST', 'support', { member, ...options });
      print(`${url}\n会員ID ${user} 有効期限 ${shownSecond(until)}\n`);
    });

  support
    .command('log')
    .description('サポートログインの記録(日本時間、新しい順)')
    .option('--days <日数>', '今日までの何日分か', '30')
    .action(async ({ days }: { days: string }) => {
      const rows = await api().get<Entry[]>(`support/log?days=${encodeURIComponent(days)}`);
      for (const { at, event, staff, user_id: user, reason, operation, support_id: id } of rows)
        print(
          `${shownSecond(at)} ${events[event]} 担当 ${staff} 会員 ${user} ${operation ?? reason ?? ''} [${id.slice(0, 8)}]\n`,
        );
      print(`${rows.length}件\n`);
    });
};
