import { useState, type FocusEvent, type KeyboardEvent } from 'react';
import { SEARCH_FIELD_ID } from '@shop/constants';
import { searchCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { Icon, IconButton, useEarlyInput, VisuallyHidden } from '@shop/kit';
import { isComposing } from '@shop/japanese';
import type { SearchBoxProps } from '@shop/theming';
import { nextOption } from './next-option.ts';
import { SuggestionList } from './suggestion-list.tsx';
import styles from './search-form.module.css';

/** A combobox: arrows choose, Enter follows, Escape closes. Nothing is searched while a conversion is open. */
export function SearchForm({
  action,
  word,
  status,
  suggestions,
  onWordChange,
  onSubmit,
  onChoose,
  onForget,
}: SearchBoxProps) {
  const t = useCopy(searchCopy);
  const field = useEarlyInput();
  const [text, setText] = useState(word);
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState<number | null>(null);
  const shown = open && suggestions.length > 0;
  const close = () => {
    setOpen(false);
    setActive(null);
  };
  const choose = (index: number) => {
    const suggestion = suggestions[index];
    if (!suggestion) return;
    close();
    onChoose(suggestion);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (isComposing(event.nativeEvent)) return;
    if (event.key === 'Escape' && shown) {
      event.preventDefault();
      close();
    } else if (event.key === 'Enter' && shown && active !== null) {
      event.preventDefault();
      choose(active);
    } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      setOpen(true);
      setActive(nextOption(active, suggestions.length, event.key === 'ArrowDown' ? 1 : -1));
    }
  };
  return (
    <search
      className={styles.search}
      onBlur={(event: FocusEvent) => !event.currentTarget.contains(event.relatedTarget) && close()}
    >
      <form
        className={styles.form}
        action={action}
        method="get"
        onSubmit={(event) => {
          event.preventDefault();
          close();
          onSubmit(text);
        }}
      >
        <label htmlFor={SEARCH_FIELD_ID}>
          <VisuallyHidden>{t.search}</VisuallyHidden>
          <Icon name="search" />
        </label>
        <input
          ref={field}
          className={styles.input}
          id={SEARCH_FIELD_ID}
          type="text"
          inputMode="search"
          name="word"
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={shown}
          aria-controls={`${SEARCH_FIELD_ID}-list`}
          aria-activedescendant={active === null ? undefined : `${SEARCH_FIELD_ID}-${active}`}
          autoComplete="off"
          enterKeyHint="search"
          maxLength={100}
          placeholder={t.searchPlaceholder}
          value={text}
          onChange={(event) => {
            setText(event.target.value);
            setActive(null);
            setOpen(true);
            if (!isComposing(event.nativeEvent)) onWordChange(event.target.value);
          }}
          onCompositionEnd={(event) => onWordChange(event.currentTarget.value)}
          onFocus={() => {
            setOpen(true);
            onWordChange(text);
          }}
          onKeyDown={onKeyDown}
        />
        <IconButton icon="arrow-right" label={t.searchSubmit} type="submit" />
      </form>
      <p role="status">
        <VisuallyHidden>
          {open && status === 'ready' && text !== '' ? t.suggestionCount(suggestions.length) : ''}
        </VisuallyHidden>
      </p>
      <SuggestionList
        id={SEARCH_FIELD_ID}
        open={shown}
        typed={text}
        suggestions={suggestions}
        active={active}
        onChoose={choose}
        onForget={onForget}
      />
    </search>
  );
}
