import type { Meta, StoryObj } from '@storybook/react-vite';
import { Illustration } from './illustration.tsx';
import styles from '../testing/specimens.module.css';
import { illustrations, type IllustrationName } from './illustrations.ts';

/**
 * 4:3 の挿絵です。写真のない商品や、空の画面に使います。
 * @do 隣の言葉が同じことを言うなら、alt を空にする。
 * @dont 1画面に何枚も priority にしない。最初に見せる1枚だけにする。
 */
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
