import type { OverrideProps } from '@shop/theming';
import { MeasureDesk } from './measure-desk.tsx';
import styles from './buy-box.module.css';

/** Clothes are measured before they are bought; the shop's own box for everything else. */
export default function BuyBox({ Original, ...box }: OverrideProps<'BuyBox'>) {
  const { measurement } = box;
  const { kind } = box.product.availability;
  if (!measurement || (kind !== 'in_stock' && kind !== 'few')) return <Original {...box} />;
  return (
    <div className={styles.box}>
      <MeasureDesk measurement={measurement} />
      <Original {...box} />
    </div>
  );
}
