import type { Config } from '../../platform/config/config.ts';
import type { channels } from '../../platform/db/schema/channels.ts';
import { settingsOf } from './settings-of.ts';

/** Two names of this machine: a shop that is reached by one is reached by the other. */
const THIS_MACHINE = ['localhost', '127.0.0.1'];

/** Returns the only channel of a shop without goods, at the host name of the shop's public address. Not open. */
export function emptyChannel(config: Config): typeof channels.$inferInsert {
  const host = new URL(config.publicUrl).hostname;
  const settings = settingsOf(null, config);
  return {
    prefix: 'shop',
    hosts: THIS_MACHINE.includes(host) ? THIS_MACHINE : [host],
    name: 'オンラインショップ',
    theme: 'Simple',
    namespace: null,
    settings: { ...settings, SITE: { ...settings.SITE, DESCRIPTION: 'ハムとソーセージの通信販売です。' } },
    colors: {},
  };
}
