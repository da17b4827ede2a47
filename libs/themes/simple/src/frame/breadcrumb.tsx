import { Breadcrumbs } from '@shop/kit';
import type { BreadcrumbProps } from '@shop/theming';
import styles from './breadcrumb.module.css';

export default function Breadcrumb({ crumbs }: BreadcrumbProps) {
  return (
    <div className={styles.place}>
      <Breadcrumbs crumbs={crumbs} />
    </div>
  );
}
