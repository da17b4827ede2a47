import type { Product } from '@shop/api';
import { describe, expect, it } from 'vitest';
import { productMarkdown } from './product-markdown.ts';

const label = {
  name: '非加熱食肉製品',
  meat_product_class: null,
  ingredients: '豚もも肉(フランス産)、食塩',
  additives: null,
  net_content: '80g',
  expiry_text: '枠外下部に記載',
  best_before_days: 30,
  storage_text: '10℃以下で保存',
  heating_note: null,
  is_heating_required: false,
  ph: null,
  water_activity: null,
  origin_country: 'フランス',
  importer: '見本輸入株式会社 東京都千代田区見本町1-2-3',
  nutrition: { energy_kcal: 240, protein_g: 27, fat_g: 15, carbohydrate_g: 0.4, salt_equivalent_g: 5.2 },
};
const allergens = { is_known: true, mandatory: [], recommended: ['豚肉'], text: '一部に豚肉を含む' };
const ham = {
  key: 'ham-fr-001',
  name: 'ハム *特選*',
  name_original: 'Jambon',
  brand: { key: 'maker', name: '見本の工房' },
  region: { country: 'フランス' },
  unit_label: '80g(約8枚)',
  price: 1480,
  price_per_100g: 1850,
  tax_rate_percent: 8,
  zone: 'chilled',
  stock_state: 'in_stock',
  suspend_reason: null,
  max_quantity: 10,
  purchase_limit: null,
  sale_ends_on: null,
  tasting_note: 'ほどよい塩気。',
  pairing: 'メロン',
  serving: null,
  label,
  allergens,
} as unknown as Product;
const settings = (isStopped = false) =>
  ({
    SITE: { NAME: 'ハムの店', URL: 'https://shop.example' },
    PLUGIN: { TEMPORARY_STOP_SELLING: { IS_USE: isStopped, IS_SELLING: false } },
  }) as Parameters<typeof productMarkdown>[1];

describe('a product as Markdown', () => {
  it('has the price with tax, URL, zone, taste and the label with its allergens', () => {
    const text = productMarkdown(ham, settings());
    expect(text).toMatch(/^# ハム \\\*特選\\\*\n/);
    for (const line of [
      '- ページ: https://shop.example/product/ham-fr-001/',
      '- 価格: 1,480円(税込、消費税8%)',
      '- 在庫: お求めいただけます',
      '- お届け: 冷蔵便(0〜10℃)でお届けします。',
      '- 合わせるもの: メロン',
      '- 輸入者: 見本輸入株式会社 東京都千代田区見本町1-2-3',
      '- アレルゲン: 一部に豚肉を含む',
      '- 栄養成分表示 100gあたり(推定値): 熱量 240kcal、たんぱく質 27.0g、脂質 15.0g、炭水化物 0.4g、食塩相当量 5.2g',
    ])
      expect(text.split('\n')).toContain(line);
    expect(text).not.toMatch(/召し上がり方|null|undefined/);
  });

  it('shows that it is unavailable, and why', () => {
    const suspended = { ...ham, stock_state: 'suspended' as const, suspend_reason: '輸入を見合わせています。' };
    expect(productMarkdown(suspended, settings())).toContain('- 在庫: 販売を休止しています 輸入を見合わせています。');
    expect(productMarkdown({ ...ham, stock_state: 'out' }, settings())).toContain('- 在庫: 品切れです');
    expect(productMarkdown(ham, settings(true))).toContain('- 在庫: 店の販売を一時停止しています');
  });

  it('has the label of everything in a set', () => {
    const content = { key: 'sal-it-001', name: 'サラミ', quantity: 2, label, allergens } as NonNullable<
      Product['contents']
    >[number];
    const text = productMarkdown({ ...ham, contents: [content] }, settings());
    expect(text).toContain('## この品に含まれるもの サラミ 2点');
    expect(text.match(/- アレルゲン: 一部に豚肉を含む/g)).toHaveLength(2);
  });
});
