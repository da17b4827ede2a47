import { cartDrawerCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { Button, Drawer, LinkButton, Notice, Price, UndoButton, VisuallyHidden } from '@shop/kit';
import { DrawerLine, DrawerSales, ZoneBadge } from '@shop/parts';
import type { CartDrawerProps } from '@shop/theming';
import { EmptyPlate } from './empty-plate.tsx';
import styles from './cart-drawer.module.css';

/**
 * The cart as a dialog from the bottom, with one block per temperature zone and the button within reach of the thumb.
 */
export default function CartDrawer(props: CartDrawerProps) {
  const { open, status, message, undo, count, groups, onClose } = props;
  const t = useCopy(cartDrawerCopy);
  if (props.checkingHref) {
    return (
      <Drawer side="bottom" open={open} onClose={onClose} title={t.cart}>
        <EmptyPlate title={t.checkingTitle} text={t.checkingText}>
          <LinkButton to={props.checkingHref} variant="primary" onClick={onClose}>
            {t.checkingLink}
          </LinkButton>
        </EmptyPlate>
      </Drawer>
    );
  }
  return (
    <Drawer
      side="bottom"
      open={open}
      onClose={onClose}
      title={count > 0 ? t.cartTitle(count) : t.cart}
      footer={count > 0 && <SheetFooter {...props} />}
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
        <EmptyPlate title={t.cartEmpty} text={t.cartEmptyText}>
          <LinkButton to={props.browseHref} variant="primary" onClick={onClose}>
            {t.cartBrowse}
          </LinkButton>
        </EmptyPlate>
      )}
      {groups.length > 1 && <p className={styles.note}>{t.cartZoneNote}</p>}
      {groups.map(({ zone, lines }) => (
        <section key={zone} className={styles.group} data-zone={zone} aria-label={t.zoneParcel[zone]}>
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

function SheetFooter({ status, subtotal, cartHref, onClose }: CartDrawerProps) {
  const t = useCopy(cartDrawerCopy);
  return (
    <div className={styles.footer}>
      <p className={styles.subtotal} data-updating={status === 'updating' || undefined}>
        <span>{t.cartSubtotal}</span>
        <Price yen={subtotal} />
      </p>
      <LinkButton to={cartHref} variant="primary" size="large" wide onClick={onClose}>
        {t.cartCheckout}
      </LinkButton>
      <Button variant="quiet" wide onClick={onClose}>
        {t.cartGoOn}
      </Button>
      <p className={styles.fee}>{t.cartFeeNote}</p>
    </div>
  );
}
