import { messageCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { TextLink } from '@shop/kit';
import type { SlotProps } from '@shop/theming';
import styles from './message-page.module.css';

/** One message, in the lines in which it was written. */
export default function MessagePage({ day, time, body, listHref }: SlotProps['MessagePage']) {
  const t = useCopy(messageCopy);
  return (
    <article className={styles.message}>
      <p className={styles.date}>
        {day} {time}
      </p>
      <p className={styles.body}>{body}</p>
      <TextLink to={listHref} back="anywhere" standalone>
        {t.back}
      </TextLink>
    </article>
  );
}
