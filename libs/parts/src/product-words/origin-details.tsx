import { goodsCopy, productDetailCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { MakerName } from './maker-name.tsx';

export interface OriginDetailsProps {
  readonly origin: {
    readonly country: string;
    readonly region: string | null;
    readonly brand: string;
    readonly makerHref: string | null;
  };
  /** Null for products that do not age. */
  readonly agingMonths: number | null;
  readonly className: string | undefined;
  readonly termClassName?: string | undefined;
}

/** The origin of a product, its maker and its ageing. */
export function OriginDetails({ origin, agingMonths, className, termClassName }: OriginDetailsProps) {
  const t = useCopy(productDetailCopy);
  const goods = useCopy(goodsCopy);
  return (
    <dl className={className}>
      <div>
        <dt className={termClassName}>{t.origin}</dt>
        <dd>
          {origin.country} {origin.region && <span>{origin.region}</span>}
        </dd>
      </div>
      <div>
        <dt className={termClassName}>{t.maker}</dt>
        <dd>
          <MakerName {...origin} />
        </dd>
      </div>
      {agingMonths !== null && (
        <div>
          <dt className={termClassName}>{t.aging}</dt>
          <dd>{goods.aged(agingMonths)}</dd>
        </div>
      )}
    </dl>
  );
}
