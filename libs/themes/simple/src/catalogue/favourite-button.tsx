import { favouriteCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import type { FavouriteButtonProps } from '@shop/theming';
import styles from './favourite-button.module.css';

/** A heart that is filled while the product is a favourite: an icon on cards, with a label on the product's page. */
export default function FavouriteButton({ name, look, isOn, onToggle }: FavouriteButtonProps) {
  const t = useCopy(favouriteCopy);
  return (
    <button
      className={styles.button}
      type="button"
      data-look={look}
      aria-pressed={isOn}
      aria-label={t.label(name)}
      onClick={onToggle}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false">
        <path d="M12 20S3.5 15.1 3.5 9.2A4.6 4.6 0 0 1 12 6.6a4.6 4.6 0 0 1 8.5 2.6C20.5 15.1 12 20 12 20z" />
      </svg>
      {look === 'words' && t.word}
    </button>
  );
}
