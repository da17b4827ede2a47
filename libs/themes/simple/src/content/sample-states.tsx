import { sampleCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { Badge, DefinitionList, EmptyState, LinkButton, Notice, Price, Skeleton, Spinner } from '@shop/kit';
import { StockBadge, ZoneBadge } from '@shop/parts';
import styles from './sample-page.module.css';
import type { SamplePart } from './sample-page.tsx';

/** Badges, messages, sums, and placeholders of empty content. */
export function SampleStates({ part: Part, browseHref }: { readonly part: SamplePart; readonly browseHref: string }) {
  const t = useCopy(sampleCopy);
  return (
    <>
      <Part id="marks">
        <div className={styles.row}>
          {(['neutral', 'accent', 'success', 'warning', 'danger', 'info'] as const).map((tone) => (
            <Badge key={tone} tone={tone}>
              {t.marks[tone]}
            </Badge>
          ))}
        </div>
        <div className={styles.row}>
          <ZoneBadge zone="ambient" />
          <ZoneBadge zone="chilled" withRange />
          <ZoneBadge zone="frozen" withRange />
          <StockBadge kind="in_stock" />
          <StockBadge kind="few" remaining={3} />
          <StockBadge kind="sold_out" />
          <StockBadge kind="suspended" />
        </div>
      </Part>
      <Part id="notices">
        {(['info', 'success', 'warning', 'danger'] as const).map((tone) => (
          <Notice key={tone} tone={tone}>
            {t.noticeText}
          </Notice>
        ))}
      </Part>
      <Part id="amounts">
        <div className={styles.row}>
          {(['small', 'medium', 'large'] as const).map((size) => (
            <Price key={size} yen={1480} size={size} />
          ))}
        </div>
        <DefinitionList items={t.terms} />
      </Part>
      <Part id="states">
        <Skeleton shape="line" width="medium" />
        <Skeleton shape="box" />
        <Spinner label={t.waiting} />
        <EmptyState
          title={t.emptyTitle}
          headingLevel={3}
          actions={
            <LinkButton variant="primary" to={browseHref}>
              {t.emptyAction}
            </LinkButton>
          }
        >
          {t.emptyText}
        </EmptyState>
      </Part>
    </>
  );
}
