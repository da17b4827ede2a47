import { searchCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { searchWords } from '@shop/japanese';
import { Button, Highlight, Icon } from '@shop/kit';
import type { Suggestion } from '@shop/theming';
import styles from './suggestion-list.module.css';

interface SuggestionListProps {
  readonly id: string;
  readonly open: boolean;
  /** The typed text, which is marked in the suggestions. */
  readonly typed: string;
  readonly suggestions: readonly Suggestion[];
  readonly active: number | null;
  readonly onChoose: (index: number) => void;
  readonly onForget: (word: string) => void;
}

const kinds = ['past', 'category', 'brand', 'product', 'reading'] as const;
const icons = { past: 'clock', category: 'search', brand: 'search', product: 'label', reading: 'label' } as const;

/** Suggestions in groups below the search field. The focus stays in the field. */
export function SuggestionList({ id, open, typed, suggestions, active, onChoose, onForget }: SuggestionListProps) {
  const t = useCopy(searchCopy);
  const words = searchWords(typed);
  const numbered = suggestions.map((suggestion, index) => ({ ...suggestion, index }));
  const past = suggestions.filter((suggestion) => suggestion.kind === 'past');
  return (
    <div className={styles.panel} hidden={!open} onPointerDown={(event) => event.preventDefault()}>
      <div role="listbox" id={`${id}-list`} aria-label={t.suggestions}>
        {kinds.map((kind) => {
          const group = numbered.filter((suggestion) => suggestion.kind === kind);
          if (group.length === 0) return null;
          return (
            <div key={kind} role="group" aria-labelledby={`${id}-${kind}`}>
              <p className={styles.title} id={`${id}-${kind}`}>
                {t.suggestionGroups[kind]}
              </p>
              {group.map(({ index, label, detail }) => (
                <div
                  key={`${kind}:${label}`}
                  className={styles.option}
                  role="option"
                  id={`${id}-${index}`}
                  aria-selected={index === active}
                  onClick={() => onChoose(index)}
                >
                  <Icon name={icons[kind]} />
                  <span className={styles.label}>
                    <Highlight text={label} words={words} />
                  </span>
                  {detail && <span className={styles.detail}>{detail}</span>}
                </div>
              ))}
            </div>
          );
        })}
      </div>
      {past.length > 0 && (
        <Button
          size="small"
          variant="quiet"
          onClick={() => {
            for (const { label } of past) onForget(label);
          }}
        >
          {t.forgetAll}
        </Button>
      )}
    </div>
  );
}
