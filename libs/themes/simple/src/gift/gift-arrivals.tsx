import type { GiftArrival } from '@shop/theming';
import { checkoutCopy, socialGiftCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { DefinitionList } from '@shop/kit';
import { Panel } from '../checkout/panel.tsx';

/** The delivery days of a gift's parcels. */
export function GiftArrivals({ arrivals }: { readonly arrivals: readonly GiftArrival[] }) {
  const t = useCopy(socialGiftCopy);
  const { parcelTitle } = useCopy(checkoutCopy).delivery;
  return (
    <Panel title={t.confirm.when}>
      <DefinitionList
        items={arrivals.map(({ id, zone, when }) => ({ id, term: parcelTitle[zone], description: when }))}
      />
    </Panel>
  );
}
