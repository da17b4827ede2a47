import { cartDrawerCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { Button, Drawer, EmptyState, LinkButton, Notice, Price, UndoButton, VisuallyHidden } from '@shop/kit';
import { DrawerLine, DrawerSales, ZoneBadge } from '@shop/parts';
import type { CartDrawerProps } from '@shop/theming';
import styles from './cart-drawer.module.css';

/** The cart at the side, one group a parcel zone. */
export default function CartDrawer(props: CartDrawerProps) {
  const { open, status, message, undo, count, groups, onClose } = props;
  const t = useCopy(cartDrawerCopy);
  if (props.checkingHref) return <CheckingOrder {...props} checkingHref={props.checkingHref} />;
  return (
    <Drawer
      open={open}
      onClose={onClose}
      title={count > 0 ? t.cartTitle(count) : t.cart}
      footer={count > 0 && <DrawerFooter {...props} />}
    >
      {status === 'failed' && message && (
        <Notice tone="danger" live>
          {message}
        </Notice>
      )}
      {undo && (
        <Notice tone="success" live>
          {undo.text} <UndoButton onUndo={undo.onUndo} />
        </Notice>
      )}
      <p role="status">
        <VisuallyHidden>{status === 'updating' ? t.cartUpdating : ''}</VisuallyHidden>
      </p>
      {count === 0 && (
        <EmptyState
          illustration="empty-basket"
          title={t.cartEmpty}
          actions={
            <LinkButton to={props.browseHref} variant="primary" onClick={onClose}>
              {t.cartBrowse}
            </LinkButton>
          }
        >
          {t.cartEmptyText}
        </EmptyState>
      )}
      {groups.length > 1 && <p className={styles.note}>{t.cartZoneNote}</p>}
      {groups.map(({ zone, lines }) => (
        <section key={zone} className={styles.group} aria-label={t.zoneParcel[zone]}>
          <h3 className={styles.zone}>
            <ZoneBadge zone={zone} withRange />
          </h3>
          <ul>
            {lines.map((line) => (
              <DrawerLine
                key={line.key}
                line={line}
                className={styles.line}
                pictureClassName={styles.picture}
                onQuantity={props.onQuantity}
                onRemove={props.onRemove}
                onLeave={onClose}
              />
            ))}
          </ul>
        </section>
      ))}
      {count > 0 && <DrawerSales freeCarriage={props.freeCarriage} pairings={props.pairings} onLeave={onClose} />}
    </Drawer>
  );
}

/** The result of the last order is unknown: its products are not shown, so that they are not ordered twice. */
function CheckingOrder({ open, checkingHref, onClose }: CartDrawerProps & { readonly checkingHref: string }) {
  const t = useCopy(cartDrawerCopy);
  return (
    <Drawer open={open} onClose={onClose} title={t.cart}>
      <EmptyState
        title={t.checkingTitle}
        actions={
          <LinkButton to={checkingHref} variant="primary" onClick={onClose}>
            {t.checkingLink}
          </LinkButton>
        }
      >
        {t.checkingText}
      </EmptyState>
    </Drawer>
  );
}

function DrawerFooter({ status, subtotal, cartHref, onClose }: CartDrawerProps) {
  const t = useCopy(cartDrawerCopy);
  return (
    <>
      <p className={styles.subtotal} data-updating={status === 'updating' || undefined}>
        <span>{t.cartSubtotal}</span>
        <Price yen={subtotal} size="large" />
      </p>
      <p className={styles.fee}>{t.cartFeeNote}</p>
      <LinkButton to={cartHref} variant="primary" size="large" wide onClick={onClose}>
        {t.cartCheckout}
      </LinkButton>
      <Button variant="quiet" wide onClick={onClose}>
        {t.cartGoOn}
      </Button>
    </>
  );
}
