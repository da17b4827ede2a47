import { popupCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { EmptyState, LinkButton, PageHeading, TextLink } from '@shop/kit';
import { Breadcrumb, type PopupPageProps } from '@shop/theming';
import { PopupContent } from './popup-content.tsx';
import styles from './popup-page.module.css';

/** The content of all current popups. */
export default function PopupPage({ breadcrumbs, popups, browseHref }: PopupPageProps) {
  const t = useCopy(popupCopy);
  return (
    <>
      <Breadcrumb crumbs={breadcrumbs} />
      <div className={styles.page} data-sheet="page">
        <PageHeading lead={t.description}>{t.title}</PageHeading>
        {popups.length === 0 && (
          <EmptyState
            title={t.emptyTitle}
            headingLevel={2}
            actions={
              <LinkButton variant="primary" to={browseHref}>
                {t.browse}
              </LinkButton>
            }
          >
            {t.emptyText}
          </EmptyState>
        )}
        {popups.map(({ id, title, day, link, ...content }) => (
          <article key={id} className={styles.popup} aria-labelledby={`popup-${id}`}>
            <header>
              <p className={styles.day}>{day}</p>
              <h2 id={`popup-${id}`} className={styles.title}>
                {title}
              </h2>
            </header>
            <PopupContent {...content} />
            {link && (
              <TextLink to={link.href} standalone>
                {link.label}
              </TextLink>
            )}
          </article>
        ))}
      </div>
    </>
  );
}
