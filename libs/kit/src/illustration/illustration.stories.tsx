import type { Meta, StoryObj } from '@storybook/react-vite';
import { Illustration } from './illustration.tsx';
import styles from '../testing/specimens.module.css';
import { illustrations, type IllustrationName } from './illustrations.ts';

const meta = {
  title: '案内/挿絵',
  component: Illustration,
  parameters: { controls: { disable: true } },
} satisfies Meta<typeof Illustration>;

export default meta;

type Story = StoryObj<typeof meta>;

const names = Object.keys(illustrations) as IllustrationName[];

export const All: Story = {
  args: { name: 'table', alt: '' },
  render: () => (
    <ul className={styles.specimens} data-large>
      {names.map((name) => (
        <li key={name}>
          <Illustration name={name} alt="" />
          <code>{name}</code>
        </li>
      ))}
    </ul>
  ),
};
