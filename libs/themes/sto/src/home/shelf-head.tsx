import { goodsCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { Icon, TextLink } from '@shop/kit';
import type { ProductShelfProps } from '@shop/theming';
import styles from './shelf-head.module.css';

/** The title of an order sheet, its introduction, and the link to more products. */
export function ShelfHead({ id, title, lead, more }: Pick<ProductShelfProps, 'id' | 'title' | 'lead' | 'more'>) {
  const t = useCopy(goodsCopy);
  return (
    <div className={styles.head}>
      <h2 className={styles.title} id={id}>
        {title}
      </h2>
      {lead && <p className={styles.lead}>{lead}</p>}
      {more && (
        <TextLink to={more.href} standalone aria-label={t.moreOf(title)}>
          {more.label}
          <Icon name="arrow-right" />
        </TextLink>
      )}
    </div>
  );
}
