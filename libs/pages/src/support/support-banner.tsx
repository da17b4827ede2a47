import { supportCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { useAppSelector, logout, useAppDispatch } from '@shop/state';
import { useLocation } from 'react-router';
import { normalisePath } from '../screens/normalise-path.ts';
import { useAbortableEffect } from '../timing/use-abortable-effect.ts';
import { isLockedForSupport } from './locked-screens.ts';
import styles from './support-banner.module.css';

/** Shows on every page in whose session staff is logged in, with a logout button. */
export function SupportBanner() {
  const dispatch = useAppDispatch();
  const t = useCopy(supportCopy);
  const name = useAppSelector(({ user: { data } }) => (data ? `${data.last_name} ${data.first_name}` : ''));
  const path = normalisePath(useLocation().pathname);
  const isLocked = isLockedForSupport(path);
  useAbortableEffect(isLocked && path, () => {
    const main = document.getElementById('main');
    if (!main) return undefined;
    main.inert = true;
    return () => (main.inert = false);
  });
  const end = () => void dispatch(logout());
  return (
    <aside className={styles.banner} aria-label={t.label}>
      <p>
        <strong>{t.title(name)}</strong> {isLocked && t.locked}
        {t.text}
      </p>
      <button type="button" className={styles.end} onClick={end}>
        {t.end}
      </button>
    </aside>
  );
}
