import { goodsCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { Illustration } from '../illustration/illustration.tsx';
import { illustrationOf } from '../illustration/illustrations.ts';
import { ShopLink } from '../link/shop-link.tsx';

export interface CategoryTilesProps {
  readonly title: string;
  readonly categories: readonly { readonly slug: string; readonly name: string; readonly href: string; readonly count: number | null }[];
  /** The theme's classes of each place. */
  readonly classes: {
    readonly nav?: string | undefined;
    readonly title?: string | undefined;
    readonly list?: string | undefined;
    readonly tile?: string | undefined;
    readonly picture?: string | undefined;
    readonly name?: string | undefined;
    readonly count?: string | undefined;
  };
}

/** The kinds of goods, each with its drawing and how many there are. It brings no look of its own. */
export function CategoryTiles({ title, categories, classes }: CategoryTilesProps) {
  const t = useCopy(goodsCopy);
  return (
    <nav className={classes.nav} aria-labelledby="category-nav">
      <h2 className={classes.title} id="category-nav">
        {title}
      </h2>
      <ul className={classes.list}>
        {categories.map(({ slug, name, href, count }) => (
          <li key={slug}>
            <ShopLink className={classes.tile} to={href}>
              <span className={classes.picture}>
                <Illustration name={illustrationOf(slug)} alt="" />
              </span>
              <span className={classes.name}>{name}</span>
              {count !== null && <span className={classes.count}>{t.count(count)}</span>}
            </ShopLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
