import { FALLBACK_THEME, THEMES } from '@shop/constants';
import type { channels } from '../../platform/db/schema/channels.ts';

type ChannelRow = Pick<typeof channels.$inferInsert, 'prefix' | 'hosts' | 'name' | 'theme' | 'namespace' | 'colors'>;

/** Shop fronts: host, theme and namespace. The last two are those of customers, who have colours of their own. */
export const channelData: readonly ChannelRow[] = [
  {
    prefix: 'simple',
    hosts: ['localhost', '127.0.0.1', 'simple.localhost'],
    name: 'ハムとソーセージの店',
    theme: 'Simple',
    namespace: null,
    colors: {},
  },
  ...THEMES.filter((theme) => theme !== FALLBACK_THEME.toLowerCase()).map((theme) => ({
    prefix: theme,
    hosts: [`${theme}.localhost`],
    name: 'ハムとソーセージの店',
    theme: `${theme.charAt(0).toUpperCase()}${theme.slice(1)}`,
    namespace: null,
    colors: {},
  })),
  {
    prefix: 'depa',
    hosts: ['depa.localhost'],
    name: '百貨店オンラインギフト(見本)',
    theme: 'Ass',
    namespace: 'Depa',
    colors: { accent: '#7a1f3d', accentHover: '#611830', accentSoft: '#f8e9ee' },
  },
  {
    prefix: 'gakuen',
    hosts: ['gakuen.localhost'],
    name: '学園オンラインショップ(見本)',
    theme: 'Simple',
    namespace: 'Gakuen',
    colors: { accent: '#1f4f86', accentHover: '#173d69', accentSoft: '#e6eef8' },
  },
];
