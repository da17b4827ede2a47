import type { ProductContent } from '@shop/api';
import { paths } from '@shop/constants';
import { productCopy, productDetailCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { deferredSlot } from '@shop/theming';
import { labelRows, nutritionRows } from './details-view.ts';

const ContentsPanel = deferredSlot('ProductContents');

/** The contents of a gift set. Each has the label with which it is sold separately (L-50). */
export function ProductContents({ contents }: { readonly contents: readonly ProductContent[] }) {
  const t = useCopy(productCopy);
  const detail = useCopy(productDetailCopy);
  const nutritionOf = ({ nutrition }: ProductContent['label']) => {
    const text = nutrition && nutritionRows(nutrition, t).map((row) => `${row.term} ${row.text}`);
    return text ? [{ id: 'nutrition', term: `${detail.nutrition} ${detail.nutritionPer}`, text: text.join('、') }] : [];
  };
  const rows = contents.map(({ key, name, quantity, label, allergens }) => ({
    key,
    href: paths.product(key),
    name,
    quantity,
    label: [...labelRows(label, t, { allergens: allergens.text }), ...nutritionOf(label)],
  }));
  return <ContentsPanel title={detail.contents} rows={rows} />;
}
