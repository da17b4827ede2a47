import { productListCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { EmptyState, type EmptyStateProps, LinkButton } from '@shop/kit';
import { NothingFoundTitle } from './nothing-found-title.tsx';
import { OtherWays, type OtherWaysProps } from './other-ways.tsx';

export interface NothingFoundProps extends Pick<EmptyStateProps, 'illustration'>, Omit<OtherWaysProps, 'ways'> {
  /** The word that was searched for, and ways on. */
  readonly help: { readonly word: string | null; readonly ways: OtherWaysProps['ways'] };
  readonly clearHref: string;
}

/** No goods by these filters: what was searched for, the list without filters, and other ways in. */
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
