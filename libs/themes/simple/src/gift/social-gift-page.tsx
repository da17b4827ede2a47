import type { GivenGift, SocialGiftPageProps } from '@shop/theming';
import { socialGiftCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { DefinitionList, EmptyState, LinkButton } from '@shop/kit';
import { NarrowPage } from '../account/narrow-page.tsx';
import { OfflineNotice } from '../account/offline-notice.tsx';
import { Waiting } from '../account/waiting.tsx';
import { GiftRibbon } from './gift-ribbon.tsx';
import { GivenProducts } from './given-products.tsx';
import styles from './social-gift-page.module.css';

/** Opens a gift: the giver, the message, the products and the deadline; only then the recipient's choices. */
export default function SocialGiftPage(page: SocialGiftPageProps) {
  const t = useCopy(socialGiftCopy);
  if (page.status === 'open') return <Unwrapped {...page.gift} />;
  if (page.status === 'over') {
    const { title, text } = t.over[page.why];
    const actions = page.ways.map(({ label, href }, index) => (
      <LinkButton key={href} {...(index === 0 && { variant: 'primary' })} to={href}>
        {label}
      </LinkButton>
    ));
    return (
      <div className={styles.over}>
        <EmptyState title={title} headingLevel={1} actions={actions}>
          {text}
        </EmptyState>
      </div>
    );
  }
  if (page.status === 'code') {
    return (
      <NarrowPage title={t.code.title} lead={t.code.lead}>
        {page.form}
      </NarrowPage>
    );
  }
  return (
    <NarrowPage title={t.title}>
      {page.status === 'outage' ? <OfflineNotice onRetry={page.onRetry} /> : <Waiting label={t.title} />}
    </NarrowPage>
  );
}

function Unwrapped({ sender, receiver, message, until, products, receiveHref }: GivenGift) {
  const t = useCopy(socialGiftCopy);
  return (
    <div className={styles.page}>
      <div className={styles.box}>
        <GiftRibbon />
        <section className={styles.letter}>
          <p className={styles.to}>{t.to(receiver)}</p>
          <h1 className={styles.title}>{t.arrived(sender)}</h1>
          {message ? (
            <figure className={styles.text}>
              <figcaption className={styles.caption}>{t.message(sender)}</figcaption>
              <blockquote className={styles.message}>{message}</blockquote>
            </figure>
          ) : (
            <p className={styles.message}>{t.arrivedLead}</p>
          )}
        </section>
      </div>
      <GivenProducts products={products} />
      <section className={styles.receive} aria-label={t.receive}>
        <DefinitionList items={[{ id: 'until', term: t.until, description: until }]} />
        <p>{t.noFee}</p>
        <LinkButton variant="primary" to={receiveHref}>
          {t.receive}
        </LinkButton>
        <p className={styles.privacy}>{t.privacy}</p>
      </section>
    </div>
  );
}
