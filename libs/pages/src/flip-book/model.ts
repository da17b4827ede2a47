import { paths, withQuery } from '@shop/constants';
import { flipBookCopy, frameCopy, goodsCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import type { FlipBookPageProps, OpenBook } from '@shop/theming';
import { useNavigate } from 'react-router';
import { useAddToCart } from '../cart-drawer/use-add-to-cart.ts';
import { illustrationOf, issueDay } from '../content/illustration-of.ts';
import { useShopFrame } from '../frame-data/frame-context.tsx';
import { useSearchParams } from '../navigation/use-search-params.ts';
import { productView } from '../product-card/product-view.ts';
import { sellingStopped } from '../product-card/selling-stopped.ts';
import type { FlipBookRead } from './load.ts';

/** Returns the props of the catalogues. The shown page of a catalogue replaces the previous one in the URL. */
export function useFlipBookModel({
  covers,
  isOrderable,
  book,
  products,
  photographs,
}: FlipBookRead): FlipBookPageProps {
  const t = useCopy(flipBookCopy);
  const home = useCopy(frameCopy).home;
  const goods = useCopy(goodsCopy);
  const stopped = sellingStopped(useShopFrame().settings);
  const addOf = useAddToCart({ opensCart: true });
  const navigate = useNavigate();
  const param = useSearchParams().get('page');
  const path = paths.flipBook();
  const pictureOf = (drawing: string | null, alt: string) => illustrationOf(photographs, drawing, alt);
  const opened = ({ key, name, lead, issued_on, binding, pages }: NonNullable<FlipBookRead['book']>): OpenBook => {
    const views = new Map(products.map((product) => [product.key, productView(product, stopped, goods)]));
    const hrefOf = (page: number) => withQuery(path, { catalog: key, page });
    return {
      key,
      name,
      lead,
      issuedOn: issueDay(issued_on),
      binding,
      pages: pages.map(({ page_no, title, body, illustration, product_keys }, index) => ({
        no: index + 1,
        href: `${hrefOf(index + 1)}#page-${page_no}`,
        id: `page-${page_no}`,
        title,
        body,
        picture: pictureOf(illustration, ''),
        products: product_keys.flatMap((product) => views.get(product) ?? []),
      })),
      startPage: pageOf(param, pages.length),
      onPage: (page) => void navigate(hrefOf(page), { replace: true, preventScrollReset: true }),
      addOf,
      listHref: path,
    };
  };
  return {
    breadcrumbs: [
      { label: home, href: paths.home() },
      { label: t.title, href: path },
      ...(book ? [{ label: book.name, href: withQuery(path, { catalog: book.key }) }] : []),
    ],
    covers: covers.map(({ key, name, lead, issued_on, illustration, alt, pageCount }) => ({
      key,
      name,
      lead,
      issuedOn: issueDay(issued_on),
      pageCount,
      href: withQuery(path, { catalog: key }),
      picture: pictureOf(illustration, alt),
    })),
    book: book && opened(book),
    browseHref: paths.products(),
    orderHref: isOrderable ? withQuery(paths.catalogOrder(), { catalog: book?.key }) : null,
  };
}

/** The page that an address names: the nearest there is, and the cover for what is no number. */
export function pageOf(param: string | null, count: number): number {
  const page = Math.trunc(Number(param));
  return Number.isFinite(page) ? Math.min(Math.max(page, 1), count) : 1;
}
