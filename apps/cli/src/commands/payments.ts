import { exitCodes, ShopCommandError } from '../command-context.ts';
import type { AddCommand } from './shop-command.ts';

interface PaymentService {
  readonly code: string;
  readonly channels: readonly string[];
  readonly state: 'up' | 'down' | 'not_configured';
  readonly reason: string | null;
  readonly is_test: boolean;
}

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

function describe({ code, channels, reason, is_test: isTest }: PaymentService): string {
  const state = reason === null ? '使えます' : `使えません(${reason})`;
  return `${code} ${state}${isTest ? '(テスト用)' : ''} ${channels.join(', ')}`;
}
