import type { Meta, StoryObj } from '@storybook/react-vite';
import { Icon } from './icon.tsx';
import { iconPaths, type IconName } from './icon-paths.ts';

const meta = { title: '部品/アイコン', component: Icon } satisfies Meta<typeof Icon>;

export default meta;

type Story = StoryObj<typeof meta>;

const names = Object.keys(iconPaths) as IconName[];

export const All: Story = {
  args: { name: 'basket' },
  render: () => (
    <ul>
      {names.map((name) => (
        <li key={name}>
          <Icon name={name} /> {name}
        </li>
      ))}
    </ul>
  ),
};
