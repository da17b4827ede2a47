import type { Meta, StoryObj } from '@storybook/react-vite';
import { PageFrame } from './page-frame.tsx';

/**
 * すべてのページの場所(頭、知らせ、中身、足)を作り、頭を飛ばす道を置きます。
 * @do 場所ごとの見た目は classes で渡す。中身の場所は1つだけにする。
 * @dont 見た目をこの部品に書かない。テーマが与える。
 */
const meta = {
  title: '部品/ページの枠',
  component: PageFrame,
  args: {
    kind: 'shop',
    header: <header>ハムとソーセージの店</header>,
    messages: null,
    children: <h1>商品</h1>,
    footer: <footer>会社概要</footer>,
    onLinkIntent: () => undefined,
    classes: {},
  },
} satisfies Meta<typeof PageFrame>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
