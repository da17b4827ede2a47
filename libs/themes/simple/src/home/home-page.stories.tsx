import type { Meta, StoryObj } from '@storybook/react-vite';
import { HomePage } from '@shop/theming';
import { homePage, member } from './fixtures/home-fixtures.ts';

const meta = { title: 'トップ/トップページ', component: HomePage, args: homePage, parameters: { layout: 'fullscreen' } } satisfies Meta<typeof HomePage>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Public: Story = {};
export const ShopGuest: Story = { args: { face: 'shop' } };
export const ShopMember: Story = { args: { face: 'shop', member } };
