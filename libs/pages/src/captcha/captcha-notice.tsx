import { captchaCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { loadCaptcha } from '@shop/state/captcha';
import { useShopFrame } from '../frame-data/frame-context.tsx';
import { useAbortableEffect } from '../timing/use-abortable-effect.ts';
import styles from './captcha-notice.module.css';

/**
 * Loads the captcha script while the form is filled in, if the channel has a key. Shows the text that the service's
 * terms require when its badge is hidden (spec §9).
 */
export function CaptchaNotice() {
  const { SITE_KEY, URL: service } = useShopFrame().settings.CAPTCHA;
  return SITE_KEY === null ? null : <NoticeText siteKey={`${service} ${SITE_KEY}`} />;
}

function NoticeText({ siteKey }: { siteKey: string }) {
  const t = useCopy(captchaCopy);
  useAbortableEffect(siteKey, () => {
    // A script that cannot be loaded is requested again when the form is sent.
    loadCaptcha(siteKey).catch(() => undefined);
  });
  return (
    <p className={styles.notice}>
      {t.before}
      <Terms page="privacy">{t.privacy}</Terms>
      {t.between}
      <Terms page="terms">{t.terms}</Terms>
      {t.after}
    </p>
  );
}

/** Opens in another tab, so that typed values remain. */
function Terms({ page, children }: { page: 'privacy' | 'terms'; children: string }) {
  return (
    <a href={`https://policies.google.com/${page}`} target="_blank" rel="noopener noreferrer">
      {children}
    </a>
  );
}
