import type { Meta, StoryObj } from '@storybook/react-vite';
import { OriginalName } from './original-name.tsx';

/**
 * 商品の名前を、その国の言葉で書きます。
 * @do 言語の印(lang)を必ず渡す。読み上げと書体が切り替わる。
 * @dont 日本語の名前の代わりにしない。添えるだけにする。
 */
const meta = {
  title: '部品/商品の原語名',
  component: OriginalName,
  args: { name: { text: 'Jambon de Bayonne', lang: 'fr' } },
} satisfies Meta<typeof OriginalName>;

export default meta;

type Story = StoryObj<typeof meta>;

export const French: Story = {};
