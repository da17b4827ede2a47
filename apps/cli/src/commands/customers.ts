import { exitCodes, ShopCommandError } from '../command-context.ts';
import { shownTime } from '../shown-time.ts';
import { writeBytes } from '../write-file.ts';
import { type AddCommand, type ChangeOptions, dryQuery, dryRunFlag, unlessDry } from './shop-command.ts';

interface Found {
  readonly id: string;
  readonly name: string;
  readonly kana: string;
  readonly email: string;
  readonly phone: string;
  readonly orders: number;
  readonly last_order_at: string | null;
}

interface Customer extends Omit<Found, 'orders' | 'last_order_at'> {
  readonly registered_at: string;
  readonly locked_until: string | null;
  readonly mail_errors: number;
  readonly points: number;
  readonly orders: readonly {
    readonly order_no: string;
    readonly ordered_at: string;
    readonly status: string;
    readonly total: number;
  }[];
}

interface ReasonOptions extends ChangeOptions {
  readonly reason: string;
}

const member = ['<会員>', 'メールアドレス、ユーザー名、会員ID'] as const;
const reasonFlag = ['-r, --reason <理由>', '理由(記録されます。お客さまの個人情報は書かないでください)'] as const;

/** `customers find|show|unlock|email|points|disclose|erase`: members, for support. */
export const addCustomerCommands: AddCommand = (program, { api, print }) => {
  const customers = program.command('customers').description('会員を探す、見る、直す(閲覧も記録されます)');
  const send = async (key: string, body: object, options: ChangeOptions, done: string) => {
    await api().send('PATCH', `customers/${encodeURIComponent(key)}${dryQuery(options)}`, body);
    print(`${done}。\n${unlessDry(options)}`);
  };

  customers
    .command('find')
    .argument('<言葉>', '名前、カナ、電話、メール(空白で区切ると、すべてを含む会員)')
    .description('会員を探します(100人まで、最近ご注文のあった順)')
    .action(async (words: string) => {
      const found = await api().get<Found[]>(`customers?find=${encodeURIComponent(words)}`);
      for (const { id, name, kana, email, phone, orders, last_order_at: last } of found)
        print(
          `${id} ${name}(${kana}) ${phone} ${email} 注文${orders}回${last === null ? '' : `(最後 ${shownTime(last)})`}\n`,
        );
      print(`${found.length}人\n`);
    });
  customers
    .command('show')
    .argument(...member)
    .description('会員の今の状態と、ご注文(新しい順に50件)')
    .action(async (key: string) => {
      const it = await api().get<Customer>(`customers/${encodeURIComponent(key)}`);
      print(`${it.id}\n${it.name}(${it.kana}) ${it.phone} ${it.email}\n`);
      print(`登録 ${shownTime(it.registered_at)} ポイント ${it.points}\n`);
      if (it.locked_until !== null)
        print(`ログイン停止中(${shownTime(it.locked_until)} まで。customers unlock で解除)\n`);
      if (it.mail_errors > 0) print(`メールが${it.mail_errors}回続けて届いていません。\n`);
      for (const { order_no: no, ordered_at: at, status, total } of it.orders)
        print(`  ${no} ${shownTime(at)} ${status} ${total}円\n`);
    });
  customers
    .command('unlock')
    .argument(...member)
    .description('続けて失敗したログインの停止を、すぐに解除します(ご本人の確認のあとで)')
    .requiredOption(...reasonFlag)
    .option(...dryRunFlag)
    .action((key: string, { reason, ...options }: ReasonOptions) =>
      send(key, { unlock: true, reason }, options, 'ログインの停止を解除しました'),
    );
  customers
    .command('email')
    .argument(...member)
    .argument('<新しいメールアドレス>')
    .description('メールアドレスを変更します(これまでのアドレスへお知らせします)')
    .requiredOption(...reasonFlag)
    .option(...dryRunFlag)
    .action((key: string, email: string, { reason, ...options }: ReasonOptions) =>
      send(key, { email, reason }, options, 'メールアドレスを変更し、これまでのアドレスへお知らせしました'),
    );
  customers
    .command('points')
    .argument(...member)
    .argument('<ポイント>', '加えるポイント(例:300)')
    .description('ポイントを加えます。理由は、お客さまのポイント履歴に表示されます')
    .requiredOption('-c, --channel <名前>', 'ポイントを加えるチャネル')
    .requiredOption('-r, --reason <理由>', '理由(お客さまが読みます)')
    .option(...dryRunFlag)
    .action((key: string, typed: string, { reason, channel, ...options }: ReasonOptions & { channel: string }) => {
      if (!/^[1-9]\d*$/.test(typed))
        throw new ShopCommandError('ポイントは 1 以上の整数で指定してください。', exitCodes.misused);
      return send(key, { points: Number(typed), channel, reason }, options, `${typed}ポイントを加えました`);
    });
  customers
    .command('disclose')
    .argument(...member)
    .description('保有する個人データの開示のため、会員について保管しているものを JSON に書き出します')
    .requiredOption('--out <ファイル>', '出力先(JSON)')
    .action(async (key: string, { out }: { readonly out: string }) => {
      const stored = await api().get<object>(`customers/${encodeURIComponent(key)}/disclosure`);
      writeBytes(out, Buffer.from(JSON.stringify(stored, null, 2)).toString('base64'));
      print(`${out} に書き出しました。個人情報を含みます。取り扱いにご注意ください。\n`);
    });
  customers
    .command('erase')
    .argument(...member)
    .description(
      '会員を退会させ、個人データを消します(注文は帳簿として残ります。お届けの済んでいない注文があれば、できません)',
    )
    .requiredOption(...reasonFlag)
    .option(...dryRunFlag)
    .action((key: string, { reason, ...options }: ReasonOptions) =>
      send(key, { erase: true, reason }, options, '会員を退会させました'),
    );
};
