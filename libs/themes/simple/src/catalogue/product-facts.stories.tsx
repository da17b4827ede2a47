import type { Meta, StoryObj } from '@storybook/react-vite';
import { ProductFacts } from '@shop/theming';
import { longSentence, longWord } from '../fixtures/long-texts.ts';
import { specs } from './fixtures/page-fixtures.ts';

/**
 * 食品の表示です。買う前に、文字で読めるようにします。アレルゲンを先に置きます。
 * @do 登録がない(known が false)ときは「不明」とはっきり書く。
 * @dont 登録がないアレルゲンを「なし」と見せない。表示の行を省いたり言い換えたりもしない。
 */
const meta = { title: '商品/商品の表示', component: ProductFacts, args: specs } satisfies Meta<typeof ProductFacts>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Food: Story = {};
export const Tool: Story = {
  args: {
    rows: specs.rows.slice(0, 1),
    nutrition: [],
    geographicalIndication: null,
    allergens: { known: false, mandatory: [], recommended: [], sentence: '' },
  },
};
export const Allergens: Story = {
  args: {
    allergens: {
      known: true,
      mandatory: ['卵', '乳', '小麦'],
      recommended: ['大豆', '豚肉', 'ゼラチン'],
      sentence: '(一部に卵・乳成分・小麦・大豆・豚肉・ゼラチンを含む)',
    },
  },
};
export const LongText: Story = {
  args: {
    rows: specs.rows.map((row) => ({ ...row, text: `${longWord} ${longSentence}` })),
    allergens: {
      known: true,
      mandatory: ['卵', '乳', '小麦', 'くるみ', '落花生', 'えび', 'かに', 'そば'],
      recommended: [
        'アーモンド',
        'あわび',
        'いか',
        'いくら',
        'オレンジ',
        'カシューナッツ',
        'キウイフルーツ',
        '牛肉',
        'ごま',
        'さけ',
        'さば',
        '大豆',
        '鶏肉',
        'バナナ',
        '豚肉',
        'もも',
        'やまいも',
        'りんご',
        'ゼラチン',
      ],
      sentence: longSentence,
    },
  },
};
