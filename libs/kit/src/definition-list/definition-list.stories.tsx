import type { Meta, StoryObj } from '@storybook/react-vite';
import { DefinitionList } from './definition-list.tsx';

/**
 * 「項目と内容」を並べる表です。広い画面では2列になります。
 * @do 項目名は短くし、内容には文やリンクを置ける。
 * @dont 選べるものの並びや、数字を見比べる表に使わない。
 */
const meta = { title: '部品/定義リスト', component: DefinitionList } satisfies Meta<typeof DefinitionList>;

export default meta;

type Story = StoryObj<typeof meta>;

const items = [
  { id: 'name', term: '名称', description: '非加熱食肉製品(生ハム)' },
  { id: 'ingredients', term: '原材料名', description: '豚もも肉(フランス産)、食塩' },
];

export const Ruled: Story = { args: { items } };
