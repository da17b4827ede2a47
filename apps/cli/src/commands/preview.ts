import { shownTime } from '../shown-time.ts';
import type { AddCommand } from './shop-command.ts';

interface PreviewOptions {
  readonly channel?: string;
  readonly at?: string;
  readonly theme?: string;
}

/** `preview`: a link that shows a shop before its opening, at another date or in another theme. */
export const addPreviewCommand: AddCommand = (program, { api, print }) => {
  program
    .command('preview')
    .argument('[パス]', 'はじめに開くページ(例:/product/)', '/')
    .description('開店前やメンテナンス中のお店を見るリンクを表示します(30分間有効。注文とメールの送信はできません)')
    .option('-c, --channel <名前>', '見るチャネル。指定しないと最初のチャネルです')
    .option('--at <日時>', 'この日時の表示にします(日本時間。例:2026-12-01T00:00)')
    .option('--theme <名前>', 'このテーマで表示します(例:ven)')
    .action(async (path: string, { channel, at, theme }: PreviewOptions) => {
      const body = { path, channel: channel ?? null, at: at ?? null, theme: theme ?? null };
      const { url, expires_at: until } = await api().send<{ url: string; expires_at: string }>(
        'POST',
        'previews',
        body,
      );
      print(`${url}\n有効期限 ${shownTime(until)}\n`);
    });
};
