import type { Meta, StoryObj } from '@storybook/react-vite';
import { NothingFoundTitle } from './nothing-found-title.tsx';

/**
 * 見つからなかったことを、探した言葉と一緒に書きます。
 * @do 言葉が null のときの文も整える。
 * @dont 言葉を短く切らない。
 */
const meta = {
  title: '部品/見つからないときの見出し',
  component: NothingFoundTitle,
  args: { word: null },
} satisfies Meta<typeof NothingFoundTitle>;

export default meta;

type Story = StoryObj<typeof meta>;

export const ByFilter: Story = {};
export const ByWord: Story = { args: { word: '羊羹' } };
