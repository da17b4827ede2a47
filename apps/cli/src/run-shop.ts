import { Command, CommanderError } from 'commander';
import { addAnswerCommands } from './commands/answers.ts';
import { addChannelCommands } from './commands/channels.ts';
import { addCheckCommands } from './commands/checks.ts';
import { addCustomerCommands } from './commands/customers.ts';
import { addGoodsCommands } from './commands/goods.ts';
import { addInquiryCommands } from './commands/inquiries.ts';
import { addLabelCommands } from './commands/labels.ts';
import { addLogCommands } from './commands/log.ts';
import { addMailCommands } from './commands/mails.ts';
import { addOrderCommands } from './commands/orders.ts';
import { addPaymentCommands } from './commands/payments.ts';
import { addPhotographCommands } from './commands/photographs.ts';
import { addPictureCommands } from './commands/pictures.ts';
import { addPostalCommands } from './commands/postal.ts';
import { addOwedCommands } from './commands/refunds.ts';
import { addPreviewCommand } from './commands/preview.ts';
import { addReportCommands } from './commands/reports.ts';
import { addRestockCommands } from './commands/restock.ts';
import { addRowCommands } from './commands/rows.ts';
import { addSearchCommands } from './commands/searches.ts';
import { addSettingsCommands } from './commands/settings.ts';
import { addSupportCommands } from './commands/support.ts';
import { addTableCommands } from './commands/tables.ts';
import { addTransferCommands } from './commands/transfers.ts';
import { addWorkCommands } from './commands/work.ts';
import { openOperatorApi } from './operator-api.ts';
import { inJapanese, translateError } from './japanese-help.ts';
import { exitCodes, ShopCommandError, type CommandContext } from './command-context.ts';

const commands = [
  addAnswerCommands,
  addTableCommands,
  addRowCommands,
  addPreviewCommand,
  addSettingsCommands,
  addChannelCommands,
  addCheckCommands,
  addGoodsCommands,
  addPhotographCommands,
  addPictureCommands,
  addOrderCommands,
  addOwedCommands,
  addPaymentCommands,
  addWorkCommands,
  addTransferCommands,
  addLabelCommands,
  addInquiryCommands,
  addMailCommands,
  addPostalCommands,
  addReportCommands,
  addRestockCommands,
  addSearchCommands,
  addSupportCommands,
  addLogCommands,
  addCustomerCommands,
];

const more = `
例:
  npm run shop -- check
  npm run shop -- export news --out news.csv
  npm run shop -- import news news.csv --dry-run
  npm run shop -- export --all --out backup/
  npm run shop -- archive products ham-fr-001
  npm run shop -- delete channels ven --dry-run
  npm run shop -- preview --at 2026-12-01T00:00 --theme ven /product/
  npm run shop -- open -c simple
  npm run shop -- product ham-fr-001 --price 1980 --add 24
  npm run shop -- pictures put logo logo.png --alt ハムの店のロゴ --channel fle
  npm run shop -- product ham-fr-001 --price 1580 --from 2026-12-01 --until 2026-12-07
  npm run shop -- photos put ham-fr-001 ham.jpg slices.jpg --alt 木の板に置いた生ハム --alt 皿に並べた薄切り
  npm run shop -- settings set ORDER.SHIPPING.FREE_CARRIAGE_THRESHOLD=5400 -c fle
  npm run shop -- maintenance on --from "2026-11-21 02:00" --until "2026-11-21 06:00"
  npm run shop -- order ship 261120-7KQ4M --tracking 1234-5678-9012
  npm run shop -- orders slips --ship 2026-11-27 --state preparing --out slips.pdf
  npm run shop -- labels --carrier yamato --ship 2026-11-27 --out b2.csv
  npm run shop -- tracking b2-issued.csv --dry-run
  npm run shop -- searches --days 7
  npm run shop -- payments
  npm run shop -- mails failed
  npm run shop -- transfers nyukin.txt --dry-run
  npm run shop -- refunds
  npm run shop -- order refund-paid 261120-7KQ4M --no 1 --date 2026-11-25
  npm run shop -- report sales --by product --from 2026-12-01 --until 2026-12-31 --out sales.csv
  npm run shop -- restock
  npm run shop -- support login taro@example.com -c simple --staff 見本 --reason お届け先の確認
  npm run shop -- support log --days 7
  npm run shop -- log --order 261120-7KQ4M
  npm run shop -- answers order --out answers.csv

環境変数:
  OPERATOR_API_URL        操作するサーバー(初期値 http://127.0.0.1:4001)
  OPERATOR_SECRET  サーバーと同じ合言葉(デモでは不要)
  OPERATOR_NAME    操作の記録に残す名前(初期値は、このコンピューターの利用者名)

終了コード:
  0 完了   1 ショップが受け付けなかった(何も変更していません)   2 指定の誤り   3 サーバーにつながらない、または合言葉が違う
`;

/**
 * Runs the operator's command line: everything uses the API of a running shop, with any database.
 * @returns the exit code
 */
export async function runShop(args: readonly string[], context: CommandContext): Promise<number> {
  const program = new Command('npm run shop --')
    .description('ショップの運用: 内容の取り出しと取り込み、設定、メンテナンス、商品、注文、検索')
    .addHelpText('after', more);
  for (const add of commands) add(program, { api: () => openOperatorApi(context), print: context.print });
  for (const command of allOf(program)) inJapanese(command, context);
  try {
    await program.parseAsync(args, { from: 'user' });
    return exitCodes.done;
  } catch (error) {
    if (error instanceof ShopCommandError) {
      context.complain(`${error.message}\n`);
      return error.exitCode;
    }
    if (error instanceof CommanderError) return error.exitCode === 0 ? exitCodes.done : misused(error, context);
    throw error;
  }
}

function misused(error: CommanderError, { complain }: CommandContext): number {
  if (error.code !== 'commander.help') complain(`${translateError(error)}\n使い方は --help で確認できます。\n`);
  return exitCodes.misused;
}

/** A command with all below it. */
function allOf(command: Command): Command[] {
  return [command, ...command.commands.flatMap(allOf)];
}
