import { paths } from '@shop/constants';
import { blogCopy } from '@shop/copy';
import type { MetaArgs, MetaDescriptor } from 'react-router';

type Meta = (args: MetaArgs) => MetaDescriptor[];

/** The tags of a page, and the link by which readers of feeds find new articles. */
export function feedLink(meta: Meta): Meta {
  const link: MetaDescriptor = {
    tagName: 'link',
    rel: 'alternate',
    type: 'application/atom+xml',
    title: blogCopy.feed,
    href: `${paths.blogs()}feed.xml`,
  };
  return (args) => [...meta(args), link];
}
