import { favouriteCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { LinkButton, Picture } from '@shop/kit';
import type { UserListsPageProps } from '@shop/theming';
import styles from './user-lists-page.module.css';

/** The lists of a member, each with its number of products and pictures of the latest. */
export default function UserListsPage({ lists, limit }: UserListsPageProps) {
  const { count, lists: t } = useCopy(favouriteCopy);
  return (
    <ul className={styles.lists}>
      {lists.map((list) => (
        <li key={list.key} className={styles.list} data-entry="">
          <div className={styles.text}>
            <h2 className={styles.name}>{list.name}</h2>
            <p className={styles.details}>
              <span>{count(list.count, limit)}</span>
              <span>{list.updatedOn === null ? t.empty : t.updated(list.updatedOn)}</span>
            </p>
          </div>
          {list.pictures.length > 0 && (
            <div className={styles.pictures}>
              {list.pictures.map((picture, at) => (
                <span key={at} className={styles.picture} data-tone={picture.tone}>
                  <Picture picture={picture} sizes="(width >= 600px) 18rem, 28vw" />
                </span>
              ))}
            </div>
          )}
          <LinkButton to={list.href}>{t.open(list.name)}</LinkButton>
        </li>
      ))}
    </ul>
  );
}
