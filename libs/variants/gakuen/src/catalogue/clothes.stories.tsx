import type { Meta, StoryObj } from '@storybook/react-vite';
import { ProductFacts, ProductStory } from '@shop/theming';
import { expect, within } from 'storybook/test';

/**
 * 衣料の商品の説明です。食品とは別の、素材と手入れの文を見せます。
 * @do 返品や手入れの文は、衣料の文を使う。
 * @dont 食品の文(賞味期限や保存)をそのまま出さない。
 */
const meta: Meta = { title: '学園/衣料の説明', globals: { namespace: 'gakuen' } };
export default meta;

export const Story: StoryObj = {
  name: '素材と仕立て',
  render: () => (
    <ProductStory
      name="調理実習エプロン"
      tasting="綿100%の中厚地。"
      pairings={[]}
      serving="ネットに入れて洗濯機で洗えます。"
      origin={{ country: '日本', region: '岡山県倉敷市', brand: '実習衣料そくほう', makerHref: null }}
      agingMonths={null}
      taste={null}
    />
  ),
};
export const Details: StoryObj = {
  name: 'アレルゲンのない表示',
  render: () => (
    <ProductFacts
      rows={[
        { id: 'name', term: '名称', text: '調理実習エプロン' },
        { id: 'netContent', term: '内容量', text: '1組' },
      ]}
      allergens={{ known: true, mandatory: [], recommended: [], sentence: '' }}
      nutrition={[]}
      geographicalIndication={null}
    />
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByText(/アレルゲン/)).toBeNull();
  },
};
