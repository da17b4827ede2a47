import type { Meta, StoryObj } from '@storybook/react-vite';
import { DefinitionList } from './definition-list.tsx';

const meta = { title: '部品/定義リスト', component: DefinitionList } satisfies Meta<typeof DefinitionList>;

export default meta;

type Story = StoryObj<typeof meta>;

const items = [
  { id: 'name', term: '名称', description: '非加熱食肉製品(生ハム)' },
  { id: 'ingredients', term: '原材料名', description: '豚もも肉(フランス産)、食塩' },
];

export const Ruled: Story = { args: { items } };
