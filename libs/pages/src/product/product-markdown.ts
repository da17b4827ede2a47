import type { Product } from '@shop/api';
import { paths } from '@shop/constants';
import { goodsCopy, productCopy, productDetailCopy, productMarkdownCopy as t } from '@shop/copy';
import { formatYen } from '@shop/money';
import type { ShopSettings } from '@shop/state';
import type { LoadInput } from '../loading/load-input.ts';
import { availabilityOf } from '../product-card/product-view.ts';
import { sellingStopped } from '../product-card/selling-stopped.ts';
import { withoutJoiners } from '../seo/without-joiners.ts';
import { labelRows, nutritionRows } from './details-view.ts';

/** The product of an address. @throws ApiFailure, 404 when there is none */
export const loadProductAlone = async ({ api, params, signal }: Pick<LoadInput, 'api' | 'params' | 'signal'>) =>
  (await api.GET('/v1/products/{key}', { params: { path: { key: params.key ?? '' } }, signal })).data;

/**
 * Returns a product page as Markdown, for language models: price in yen with tax, availability, temperature, taste, and
 * the whole label with allergens, for a set that of each content (L-50).
 */
export function productMarkdown(product: Product, settings: Pick<ShopSettings, 'SITE' | 'PLUGIN'>): string {
  const { NAME, URL: origin } = settings.SITE;
  const { kind } = availabilityOf(product, sellingStopped(settings));
  const saleEndsOn = product.sale_ends_on;
  return [
    `# ${line(product.name)}`,
    '',
    ...(product.name_original === '' ? [] : [line(product.name_original), '']),
    ...list([
      [t.page, new URL(paths.product(product.key), origin).href],
      [t.shop, NAME],
      [productDetailCopy.maker, product.brand.name],
      [t.price, `${formatYen(product.price)}${t.withTax(product.tax_rate_percent)}`],
      [productCopy.labels.netContent, product.unit_label],
      [goodsCopy.per100g, product.price_per_100g === null ? null : formatYen(product.price_per_100g)],
      [t.stock, [t.availability[kind], kind === 'suspended' ? product.suspend_reason : null].filter(Boolean).join(' ')],
      [productCopy.delivery, productCopy.zoneText[product.zone]],
      [t.limit, product.purchase_limit === null ? null : productCopy.purchaseLimit(product.purchase_limit)],
    ]),
    ...part(
      productDetailCopy.story,
      list([
        [t.taste, product.tasting_note],
        [productDetailCopy.pairing, product.pairing],
        [productDetailCopy.serving, product.serving],
      ]),
    ),
    ...part(productDetailCopy.specs, labelOf({ label: product.label, allergens: product.allergens, saleEndsOn })),
    ...(product.contents ?? []).flatMap((content) =>
      part(
        `${productDetailCopy.contents} ${content.name} ${productDetailCopy.contentPieces(content.quantity)}`,
        labelOf(content),
      ),
    ),
  ].join('\n');
}

type Labelled = Pick<Product, 'label' | 'allergens'> & { readonly saleEndsOn?: string | null };

function labelOf({ label, allergens, saleEndsOn = null }: Labelled): readonly string[] {
  const nutrition = label.nutrition && nutritionRows(label.nutrition, productCopy);
  return list([
    ...labelRows(label, productCopy, { saleEndsOn, allergens: allergens.text }).map(
      ({ term, text }) => [term, text] as const,
    ),
    [
      `${productDetailCopy.nutrition} ${productDetailCopy.nutritionPer}`,
      nutrition && nutrition.map(({ term, text }) => `${term} ${text}`).join('、'),
    ],
  ]);
}

const part = (title: string, lines: readonly string[]): readonly string[] =>
  lines.length > 0 ? [`## ${line(title)}`, '', ...lines] : [];

const list = (rows: readonly (readonly [string, string | null])[]): readonly string[] => {
  const lines = rows.flatMap(([term, text]) => (text ? [`- ${term}: ${line(text)}`] : []));
  return lines.length > 0 ? [...lines, ''] : [];
};

/** Returns an editor's text on one line, with Markdown characters escaped. */
const line = (text: string): string =>
  withoutJoiners(text)
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/[\\`*_[\]<>#]/g, '\\$&');
