import { Illustration, LinkButton } from '@shop/kit';
import type { ErrorPageProps } from '@shop/theming';
import styles from './error-page.module.css';

/** The error, and one link to continue. Part of every page's scripts, so it imports nothing optional. */
export default function ErrorPage({ status, heading, text, home }: ErrorPageProps) {
  return (
    <div className={styles.page} data-sheet="error">
      <span className={styles.picture}>
        <Illustration name={status === 404 ? 'not-found' : 'maintenance'} alt="" />
      </span>
      <h1 className={styles.heading}>{heading}</h1>
      <p className={styles.text}>{text}</p>
      <LinkButton variant="primary" size="large" to={home.href}>
        {home.label}
      </LinkButton>
    </div>
  );
}
