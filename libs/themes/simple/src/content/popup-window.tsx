import { popupCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { Dialog, LinkButton, TextLink } from '@shop/kit';
import type { PopupWindowProps } from '@shop/theming';
import { PopupContent } from './popup-content.tsx';
import styles from './popup-window.module.css';

/** A popup over a page; its content is also on a separate page. */
export default function PopupWindow({ open, title, link, listHref, onClose, ...content }: PopupWindowProps) {
  const t = useCopy(popupCopy);
  return (
    <Dialog
      open={open}
      title={title}
      onClose={onClose}
      actions={
        link && (
          <LinkButton variant="primary" to={link.href}>
            {link.label}
          </LinkButton>
        )
      }
    >
      <PopupContent {...content} />
      <p className={styles.again}>
        {t.again}
        <TextLink to={listHref}>{t.title}</TextLink>
      </p>
    </Dialog>
  );
}
