import type { CartLine, CartProductInfo, CartAccessory } from '@shop/api';
import { PREORDER_TAG } from '@shop/constants';
import { catalogueOf } from '../../catalogue/catalogue-of.ts';
import type { CatalogueProduct } from '../../catalogue/catalogue-product.ts';
import { presentProduct } from '../../catalogue/present-product.ts';
import type { Ctx } from '../../platform/context/ctx.ts';
import type { LineDocument } from '../cart-document.ts';
import type { QuotedLine } from '../quote/quote-lines.ts';
import { goodsOf } from '../../catalogue/shown-product.ts';
import { stockStateOf } from '../../catalogue/stock-state.rules.ts';
import type { QuotedAccessory } from '../quote/quote-accessories.ts';
import { stockSnapshot } from '../../catalogue/catalogue.snapshots.ts';

/** Returns a line with its product and paid extras as of today. */
export function presentCartLine(ctx: Ctx, line: LineDocument, quoted: QuotedLine): CartLine {
  return {
    key: line.key,
    product_info: productInfo(ctx, line, quoted),
    unit_price: quoted.unit_price,
    quantity: line.quantity,
    amount: quoted.amount,
    tax_amount: quoted.tax_amount,
    tax_rate_percent: quoted.rate_percent,
    tax_class: quoted.tax_class,
    zone: quoted.zone,
    max_quantity: quoted.available,
    options: line.options,
    accessories: quoted.accessories.map((extra) => presentCartAccessory(ctx, extra)),
  };
}

function productInfo(ctx: Ctx, line: LineDocument, quoted: QuotedLine): CartProductInfo {
  const product = catalogueOf(ctx).byKey.get(line.product_key);
  return product
    ? shownProduct(product, ctx.snapshots.read(stockSnapshot).get(product.row.id) ?? 0, quoted)
    : vanishedProduct(line, quoted);
}

function shownProduct(product: CatalogueProduct, stock: number, { rate_percent }: QuotedLine): CartProductInfo {
  const summary = presentProduct(product, stock, rate_percent);
  return {
    id: summary.id,
    key: summary.key,
    name: summary.name,
    name_original: summary.name_original,
    lang: summary.lang,
    brand: summary.brand,
    product_model: summary.product_model,
    unit_label: summary.unit_label,
    net_weight_g: summary.net_weight_g,
    price: summary.price,
    price_per_100g: summary.price_per_100g,
    stock_state: summary.stock_state,
    sale_status: summary.sale_status,
    suspend_reason: summary.suspend_reason,
    purchase_limit: product.row.purchaseLimit,
    ...(summary.case_quantity !== undefined && { case_quantity: summary.case_quantity }),
    storage_text: summary.storage_text,
    allergens_text: summary.allergens.text,
    is_preorder: product.tagKeys.has(PREORDER_TAG),
    gift: summary.gift,
    illustration: summary.illustration,
    image: summary.image,
  };
}

/** Returns a product that left the catalogue: it is shown by its key, so that it can be removed. */
function vanishedProduct({ product_key }: LineDocument, { unit_price }: QuotedLine): CartProductInfo {
  const brand = { id: 0, key: '', name: '', name_original: '', lang: 'ja' };
  return {
    id: 0,
    key: product_key,
    name: '取り扱いを終了した商品',
    name_original: '',
    lang: 'ja',
    brand,
    product_model: { id: 0, name: '取り扱いを終了した商品', brand, categories: [], products: [] },
    unit_label: '',
    net_weight_g: null,
    price: unit_price,
    price_per_100g: null,
    stock_state: 'out',
    sale_status: 'suspended',
    suspend_reason: 'この商品の取り扱いは終了しました。',
    purchase_limit: null,
    storage_text: '',
    allergens_text: '',
    is_preorder: false,
    gift: { is_noshi: false, is_wrapping: false, is_e_gift: false },
    illustration: '',
    image: null,
  };
}

/** Returns a paid extra as of today; one that left the catalogue is shown by its key, so that it can be removed. */
function presentCartAccessory(
  ctx: Pick<Ctx, 'snapshots' | 'channel' | 'clock'>,
  quoted: QuotedAccessory,
): CartAccessory {
  const goods = goodsOf(catalogueOf(ctx), quoted.product_key);
  const { key, product_key, quantity, unit_price, amount, tax_amount, rate_percent, tax_class, available } = quoted;
  return {
    key,
    product_key,
    name: goods?.row.name ?? '取り扱いを終了した品',
    unit_label: goods?.row.unitLabel ?? '',
    unit_price,
    quantity,
    amount,
    tax_amount,
    tax_rate_percent: rate_percent,
    tax_class,
    stock_state: goods ? stockStateOf(goods.row, ctx.snapshots.read(stockSnapshot).get(goods.row.id) ?? 0) : 'out',
    max_quantity: available,
    illustration: goods?.categoryPath[0]?.key ?? '',
    image: goods?.images[0] ?? null,
  };
}
