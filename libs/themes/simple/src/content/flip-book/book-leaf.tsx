import { flipBookCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { Picture, RichText, ShopLink } from '@shop/kit';
import type { BookPage } from '@shop/theming';
import styles from './book-leaf.module.css';

/**
 * How a page is shown: `here` is the current page, `beside` its neighbour on wide screens, `near` is about to be shown;
 * undefined is hidden.
 */
export type LeafState = 'here' | 'beside' | 'near' | undefined;

export interface BookLeafProps {
  readonly page: BookPage;
  readonly side: 'left' | 'right';
  readonly shown: LeafState;
  /** Its state before the current turn. */
  readonly leaving: LeafState;
  readonly priority: boolean;
}

/** A page of the book: its text, and photographs of its products as links. Without scripts a normal section. */
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
            {products.map(({ key, href, name, picture: photograph }, index) => (
              <li key={key}>
                <ShopLink className={styles.product} to={href}>
                  <span>
                    <Picture
                      picture={photograph}
                      sizes="(width >= 768px) 20rem, 80vw"
                      alt=""
                      priority={priority && index === 0}
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
