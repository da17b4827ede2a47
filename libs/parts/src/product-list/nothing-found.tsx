import { productListCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { EmptyState, type EmptyStateProps, LinkButton } from '@shop/kit';
import { NothingFoundTitle } from './nothing-found-title.tsx';
import { OtherWays, type OtherWaysProps } from './other-ways.tsx';

export interface NothingFoundProps extends Pick<EmptyStateProps, 'illustration'>, Omit<OtherWaysProps, 'ways'> {
  /** The searched word, and links to continue. */
  readonly help: { readonly word: string | null; readonly ways: OtherWaysProps['ways'] };
  readonly clearHref: string;
}

/** An empty list: the searched word, a link to remove the filters, and other links. */
export function NothingFound({ illustration, help, clearHref, ...look }: NothingFoundProps) {
  const t = useCopy(productListCopy);
  return (
    <EmptyState
      illustration={illustration}
      headingLevel={2}
      title={<NothingFoundTitle word={help.word} />}
      actions={<LinkButton to={clearHref}>{t.filterClear}</LinkButton>}
    >
      <p>{t.emptyText}</p>
      <OtherWays ways={help.ways} {...look} />
    </EmptyState>
  );
}
