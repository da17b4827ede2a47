import type { SavedCardChoice, SavedCardView } from '@shop/theming';
import { cardsCopy, checkoutCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { RadioGroup } from '@shop/kit';

const other = 'other';

/** Kept cards to choose from, and another one last. */
export function SavedCards({ cards, chosen, onChoose }: SavedCardChoice) {
  const t = useCopy(checkoutCopy).payment;
  const words = useCopy(cardsCopy);
  const notesOf = ({ expiration, standing }: SavedCardView) =>
    [words.expiry(expiration), words.standing[standing]].filter(Boolean).join(' ');
  return (
    <RadioGroup
      legend={t.savedLegend}
      name="saved-card"
      look="card"
      value={chosen === null ? other : String(chosen)}
      onChange={(value) => onChoose(value === other ? null : Number(value))}
      options={[
        ...cards.map((card) => ({
          value: String(card.id),
          label: card.label,
          description: notesOf(card),
          disabled: card.standing === 'over',
        })),
        { value: other, label: t.savedOther },
      ]}
    />
  );
}
