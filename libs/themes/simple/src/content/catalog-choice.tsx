import { catalogOrderCopy, flipBookCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { Picture, TextLink } from '@shop/kit';
import type { CatalogChoiceProps } from '@shop/theming';
import styles from './catalog-choice.module.css';

/** Printed catalogues with their covers, and the number of copies. */
export default function CatalogChoice({ catalogs }: CatalogChoiceProps) {
  const t = useCopy(catalogOrderCopy);
  const { issue } = useCopy(flipBookCopy);
  return (
    <ul className={styles.catalogs}>
      {catalogs.map(({ key, name, lead, issuedOn, picture, viewHref, field }) => (
        <li key={key} className={styles.catalog}>
          <div className={styles.picture}>{picture && <Picture picture={picture} sizes="7rem" alt="" />}</div>
          <div className={styles.text}>
            <h3 className={styles.name}>{name}</h3>
            <p className={styles.issue}>{issue(issuedOn)}</p>
            <p>{lead}</p>
            {viewHref !== null && (
              <TextLink to={viewHref} standalone>
                {t.view(name)}
              </TextLink>
            )}
            {field}
          </div>
        </li>
      ))}
    </ul>
  );
}
