import { EmptyState, LinkButton } from '@shop/kit';
import type { ErrorPageProps } from '@shop/theming';
import styles from './error-page.module.css';

export default function ErrorPage({ status, heading, text, home }: ErrorPageProps) {
  return (
    <div className={styles.page}>
      <EmptyState
        illustration={status === 404 ? 'not-found' : 'maintenance'}
        headingLevel={1}
        title={heading}
        actions={
          <LinkButton variant="primary" size="large" to={home.href}>
            {home.label}
          </LinkButton>
        }
      >
        <p>{text}</p>
      </EmptyState>
    </div>
  );
}
