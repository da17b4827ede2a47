import type { CardEntryView, CardListPageProps } from '@shop/theming';
import { cardsCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { EntriesPage } from '../kinds/entries-page.tsx';
import styles from './address-list-page.module.css';
import { SavedCard } from './saved-card.tsx';

/** The cards that the payment service stores for the member. */
export default function CardListPage(page: CardListPageProps) {
  const t = useCopy(cardsCopy);
  return (
    <EntriesPage<CardEntryView, CardEntryView> {...page} texts={t} removeText={({ label }) => t.removeText(label)}>
      {(cards, confirmRemoval) => (
        <ul className={styles.list}>
          {cards.map((card) => (
            <li key={card.id}>
              <SavedCard card={card} onDelete={card.onDelete && (() => confirmRemoval(card))} />
            </li>
          ))}
        </ul>
      )}
    </EntriesPage>
  );
}
