import type { channels } from '../../db/schema/channels.ts';

type ChannelRow = Pick<typeof channels.$inferInsert, 'prefix' | 'hosts' | 'name' | 'theme' | 'namespace' | 'colors'>;

const ham = { primary: '#a3263b', text: '#2b2320', background: '#ffffff' };

/** Shop fronts: host, theme and namespace. */
export const channelData: readonly ChannelRow[] = [
  {
    prefix: 'simple',
    hosts: ['localhost', '127.0.0.1', 'simple.localhost'],
    name: '輸入ハム・ソーセージ専門店',
    theme: 'Simple',
    namespace: '',
    colors: ham,
  },
  ...['Base', 'Ass', 'Fle', 'Gen', 'Lat', 'Sto', 'Tee', 'Ven'].map((theme) => ({
    prefix: theme.toLowerCase(),
    hosts: [`${theme.toLowerCase()}.localhost`],
    name: '輸入ハム・ソーセージ専門店',
    theme,
    namespace: '',
    colors: ham,
  })),
  { prefix: 'depa', hosts: ['depa.localhost'], name: '百貨店オンラインギフト(見本)', theme: 'Ass', namespace: 'Depa', colors: ham },
  { prefix: 'gakuen', hosts: ['gakuen.localhost'], name: '学園オンラインショップ(見本)', theme: 'Simple', namespace: 'Gakuen', colors: ham },
];
