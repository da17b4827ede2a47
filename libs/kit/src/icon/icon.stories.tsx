import type { Meta, StoryObj } from '@storybook/react-vite';
import { Icon } from './icon.tsx';
import { iconPaths, type IconName } from './icon-paths.ts';
import styles from '../testing/specimens.module.css';

/**
 * 言葉のそばに置く小さな絵です。大きさと色は言葉に合わせます。
 * @do そばに必ず言葉を置く。読み上げはしない。
 * @dont 絵だけで操作を伝えない。押せるなら「アイコンボタン」を使う。
 */
const meta = { title: '案内/アイコン', component: Icon, parameters: { controls: { disable: true } } } satisfies Meta<
  typeof Icon
>;

export default meta;

type Story = StoryObj<typeof meta>;

const names = Object.keys(iconPaths) as IconName[];

export const All: Story = {
  args: { name: 'basket' },
  render: () => (
    <ul className={styles.specimens}>
      {names.map((name) => (
        <li key={name}>
          <Icon name={name} />
          <code>{name}</code>
        </li>
      ))}
    </ul>
  ),
};
