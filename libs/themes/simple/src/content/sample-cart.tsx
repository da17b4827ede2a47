import { sampleCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { Button } from '@shop/kit';
import { CartEmpty, CartFoot, CartNotices, CartOffline, CartSkeleton, CartState } from '@shop/parts';
import { CartDrawer, type CartLineProps } from '@shop/theming';
import { useState } from 'react';
import { CartGroup } from '../checkout/cart-group.tsx';
import skeleton from '../checkout/cart-skeleton.module.css';
import styles from './sample-page.module.css';
import type { WithProduct } from './sample-shop.tsx';

const nothing = () => undefined;

/** The cart with products, in the drawer, empty, loading and offline; changes no real cart. */
export function SampleCart({ part: Part, product, browseHref }: WithProduct) {
  const { cart: t } = useCopy(sampleCopy);
  const [quantity, setQuantity] = useState(2);
  const [isOpen, setOpen] = useState(false);
  const { key: lineKey, ...shown } = product;
  const line: CartLineProps = {
    ...shown,
    lineKey,
    unitPrice: product.price,
    quantity,
    maxQuantity: 9,
    amount: product.price * quantity,
    reducedTax: true,
    status: 'idle',
    notices: [{ id: 'sample', tone: 'warning', text: t.changed }],
    extras: null,
    onQuantity: setQuantity,
    onRemove: nothing,
  };
  return (
    <>
      <Part id="cart">
        <CartNotices status="ready" alerts={[]} caution={t.caution} />
        <CartGroup
          group={{
            key: 'sample',
            zone: product.zone,
            lines: [line],
            fee: { carriage: 990, cool: 330, island: 0, total: 1320, isFreeCarriage: false },
            ridesWith: null,
          }}
        />
        <CartFoot cautions={{ note: t.caution, links: null }} browseHref={browseHref} />
        <div className={styles.row}>
          <Button onClick={() => setOpen(true)}>{t.open}</Button>
        </div>
        <CartDrawer
          open={isOpen}
          status="ready"
          message={null}
          undo={{ text: t.removed, onUndo: nothing }}
          count={quantity}
          subtotal={line.amount}
          groups={[{ zone: product.zone, lines: [{ ...line, key: lineKey, notice: t.changed }] }]}
          freeCarriage={{ threshold: 10_800, remaining: 4_320 }}
          pairings={[{ ...product, href: browseHref, onAdd: nothing }]}
          cartHref={browseHref}
          browseHref={browseHref}
          checkingHref={null}
          onQuantity={(_, wanted) => setQuantity(wanted)}
          onRemove={nothing}
          onClose={() => setOpen(false)}
        />
      </Part>
      <Part id="cartStates">
        {(['loading', 'empty', 'outage'] as const).map((status) => (
          <CartState
            key={status}
            status={status}
            loading={<CartSkeleton classes={skeleton} picture="figure" />}
            outage={<CartOffline onRetry={nothing} />}
            empty={<CartEmpty browseHref={browseHref} />}
          >
            {null}
          </CartState>
        ))}
      </Part>
    </>
  );
}
