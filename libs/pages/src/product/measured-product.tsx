import { ProductPage } from '@shop/theming';
import type { ProductData } from './load.ts';
import { useProductModel } from './model.tsx';
import { useMeasurement } from './use-measurement.ts';

/** A product made to measure: measurements are required before it is added to the cart. */
export default function MeasuredProduct({ data }: { readonly data: ProductData }) {
  const model = useProductModel(data);
  const { add, measurement } = useMeasurement(data.product);
  return <ProductPage {...model} buyBox={{ ...model.buyBox, add, measurement }} />;
}
