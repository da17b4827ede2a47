import type { Meta, StoryObj } from '@storybook/react-vite';
import { PageFrame } from './page-frame.tsx';

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
