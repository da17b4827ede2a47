import { exitCodes, ShopCommandError } from '../command-context.ts';
import type { AddCommand } from './shop-command.ts';

interface PaymentService {
  readonly code: string;
  readonly channels: readonly string[];
  readonly state: 'up' | 'down' | 'not_configured';
  readonly reason: 'key_refused' | 'forbidden' | 'unreachable' | 'failing' | null;
  readonly status: number | null;
  readonly is_test: boolean;
}

const reasons: Readonly<Record<NonNullable<PaymentService['reason']>, string>> = {
  key_refused: '鍵が正しくありません',
  forbidden: '鍵の権限が足りません',
  unreachable: 'つながりません',
  failing: 'エラーを返しています',
};

/** `payments`: checks the payment services of the channels. */
export const addPaymentCommands: AddCommand = (program, { api, print }) => {
  program
    .command('payments')
    .description('各チャネルの決済サービスにつながるか、鍵が有効かを、いま確かめます(使えないものがあると終了コード1)')
    .action(async () => {
      const services = await api().get<PaymentService[]>('payment-services');
      for (const service of services) print(`${describe(service)}\n`);
      const broken = services.filter(({ state }) => state !== 'up');
      if (broken.length > 0)
        throw new ShopCommandError(
          `使えない決済サービスがあります: ${broken.map(({ code }) => code).join('、')}`,
          exitCodes.refused,
        );
    });
};

function describe({ code, channels, is_test: isTest, ...service }: PaymentService): string {
  return `${code} ${stateOf(service)}${isTest ? '(テスト用)' : ''} ${channels.join(', ')}`;
}

function stateOf({ state, reason, status }: Pick<PaymentService, 'state' | 'reason' | 'status'>): string {
  if (state === 'not_configured') return '使えません(サーバーに鍵がないか、本番でのデモ用サービスです)';
  if (state === 'up') return '使えます';
  const why = reason === null ? '応答がありません' : reasons[reason];
  return `使えません(${why}${status === null ? '' : `、${status}`})`;
}
