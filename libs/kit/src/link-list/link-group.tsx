import { LinkList, type LinkListProps } from './link-list.tsx';

export interface LinkGroupProps {
  readonly group: { readonly title: string; readonly links: LinkListProps['links'] };
  readonly className?: string | undefined;
  readonly titleClassName: string | undefined;
  readonly listClassName: string | undefined;
  readonly linkClassName: string | undefined;
}

/** Links under a heading, as in a page's footer. Has no styles. */
export function LinkGroup({ group, className, titleClassName, listClassName, linkClassName }: LinkGroupProps) {
  return (
    <section className={className}>
      <h2 className={titleClassName}>{group.title}</h2>
      <LinkList links={group.links} className={listClassName} linkClassName={linkClassName} />
    </section>
  );
}
