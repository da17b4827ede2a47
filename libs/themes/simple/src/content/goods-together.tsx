import { addManyCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { Button, Notice, Price, TextLink } from '@shop/kit';
import type { GoodsTogetherProps } from '@shop/theming';
import { useId } from 'react';
import styles from './goods-together.module.css';

/** One button that adds all products of a recipe, with their sum; nothing when none is available. */
export default function GoodsTogether({ addAll, message, leftOut, cartHref }: GoodsTogetherProps) {
  const t = useCopy(addManyCopy);
  const id = useId();
  if (addAll === null) return null;
  const { count, price, isBusy, onAdd } = addAll;
  return (
    <section className={styles.together} aria-labelledby={id}>
      <h2 className={styles.title} id={id}>
        {t.together}
      </h2>
      <p className={styles.sum}>
        {t.togetherSum} <Price yen={price} />
      </p>
      <Button variant="primary" icon="basket" busy={isBusy} onClick={onAdd}>
        {t.addAll(count)}
      </Button>
      <div className={styles.outcome} role="status">
        {message && (
          <Notice tone={message.tone}>
            {message.text}
            {message.tone === 'success' && (
              <>
                {' '}
                <TextLink to={cartHref}>{t.toCart}</TextLink>
              </>
            )}
          </Notice>
        )}
        {leftOut.length > 0 && (
          <Notice tone="warning" title={t.leftOutTitle}>
            <ul>
              {leftOut.map(({ name, reason }) => (
                <li key={name}>{t.leftOut(name, reason)}</li>
              ))}
            </ul>
          </Notice>
        )}
      </div>
    </section>
  );
}
