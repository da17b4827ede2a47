import type { Meta, StoryObj } from '@storybook/react-vite';
import { Icon } from './icon.tsx';
import { iconPaths, type IconName } from './icon-paths.ts';
import styles from '../testing/specimens.module.css';

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
