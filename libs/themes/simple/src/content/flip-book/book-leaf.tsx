import { flipBookCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { Picture, RichText, ShopLink } from '@shop/kit';
import type { BookPage } from '@shop/theming';
import styles from './book-leaf.module.css';

/** How a page takes part: alone on small screens and beside its neighbour on wide ones, about to come, or out of sight. */
export type LeafState = 'here' | 'beside' | 'near' | undefined;

export interface BookLeafProps {
  readonly page: BookPage;
  readonly side: 'left' | 'right';
  readonly shown: LeafState;
  /** Being turned away from. */
  readonly leaving: LeafState;
  readonly priority: boolean;
}

/** A page of the book: its words, and the photographs of its goods, which lead to them. Without scripts a section like any other. */
export function BookLeaf({
  page: { no, id, title, body, picture, products },
  side,
  shown,
  leaving,
  priority,
}: BookLeafProps) {
  const t = useCopy(flipBookCopy);
  return (
    <li
      className={styles.leaf}
      id={id}
      data-side={side}
      data-shown={shown}
      data-leaving={leaving}
      data-cover={no === 1 || undefined}
    >
      <article className={styles.paper} aria-labelledby={`${id}-title`}>
        {products.length === 0 && picture && (
          <div className={styles.picture}>
            <Picture picture={picture} sizes="(width >= 768px) 48rem, 160vw" priority={priority} />
          </div>
        )}
        <div>
          <h2 className={styles.title} id={`${id}-title`}>
            {title}
          </h2>
          <RichText html={body} />
        </div>
        {products.length > 0 && (
          <ul className={styles.goods} data-count={Math.min(products.length, 4)}>
            {products.map(({ key, href, name, picture: photograph }, place) => (
              <li key={key}>
                <ShopLink className={styles.product} to={href}>
                  <span>
                    <Picture
                      picture={photograph}
                      sizes="(width >= 768px) 20rem, 80vw"
                      alt=""
                      priority={priority && place === 0}
                    />
                  </span>
                  {name}
                </ShopLink>
              </li>
            ))}
          </ul>
        )}
        <p className={styles.number}>{t.page(no)}</p>
      </article>
    </li>
  );
}
