import { consentCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { Button, TextLink } from '@shop/kit';
import type { ConsentBarProps } from '@shop/theming';
import { useId } from 'react';
import styles from './consent-bar.module.css';

/**
 * Fixed at the bottom of the window, with space reserved at the end of the page, so that all content can be reached.
 */
export default function ConsentBar({ answered, takesFocus, privacyHref, onAgree, onDecline }: ConsentBarProps) {
  const t = useCopy(consentCopy);
  const title = useId();
  return (
    <section
      ref={takesFocus ? focus : undefined}
      className={styles.bar}
      aria-labelledby={title}
      tabIndex={takesFocus ? -1 : undefined}
    >
      <div className={styles.text}>
        <p id={title} className={styles.title}>
          {t.title}
        </p>
        <p>
          {t.text} <TextLink to={privacyHref}>{t.details}</TextLink>
        </p>
        {answered && <p>{t.answered(answered.isGranted ? t.agree : t.decline, answered.day)}</p>}
      </div>
      <div className={styles.answers}>
        <Button variant="secondary" onClick={onAgree}>
          {t.agree}
        </Button>
        <Button variant="secondary" onClick={onDecline}>
          {t.decline}
        </Button>
      </div>
    </section>
  );
}

const focus = (bar: HTMLElement | null) => bar?.focus({ preventScroll: true });
