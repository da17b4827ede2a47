import type { Meta, StoryObj } from '@storybook/react-vite';
import { ShippingAddPage } from '@shop/theming';


const meta = { title: '購入/お届け先を追加', component: ShippingAddPage, args: { isEditing: false, form: null, backHref: '/cart/shipping-select/' } } satisfies Meta<typeof ShippingAddPage>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Add: Story = {};
export const Edit: Story = { args: { isEditing: true } };
