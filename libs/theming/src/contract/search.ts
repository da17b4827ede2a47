import type { RelatedProductsProps } from './product-page.ts';
import type { NamedLink } from './product.ts';

export interface Suggestion {
  readonly label: string;
  readonly href: string;
  /** Second line: category, price, country. */
  readonly detail: string | null;
  readonly kind: 'product' | 'category' | 'brand' | 'reading' | 'past';
}

export interface SearchBoxProps {
  readonly action: string;
  readonly word: string;
  readonly status: 'idle' | 'loading' | 'ready';
  readonly suggestions: readonly Suggestion[];
  /** Called with every finished change; never while a conversion is open. */
  readonly onWordChange: (word: string) => void;
  readonly onSubmit: (word: string) => void;
  readonly onChoose: (suggestion: Suggestion) => void;
  readonly onForget: (word: string) => void;
}

/** In the paragraph below the title of a list: by which words its goods were found where others were typed, and the way to insist on those. */
export interface SearchUnderstoodProps {
  /** What the misspelt word probably means; null where words were only left out. */
  readonly didYouMean: string | null;
  readonly text: string;
  /** The list of the words as they were typed. */
  readonly ways: readonly NamedLink[];
}

/** In the paragraph below the title of the list of gifts. */
export interface GiftBudgetsProps {
  /** What gifts are. */
  readonly text: string;
  /** From the smallest to the largest. */
  readonly budgets: readonly GiftBudgetWay[];
}

/** The list of the gifts that keep to a budget. */
export interface GiftBudgetWay {
  /** What they cost at most: whole yen, tax included. */
  readonly most: number;
  readonly href: string;
  /** How many there are; null when that is not known. */
  readonly count: number | null;
  /** The list keeps to this budget now. */
  readonly current: boolean;
}

/** Below a list that is empty. */
export interface SearchHelpProps {
  /** Goods near to what was asked for, and the list that holds them all; null when there are none. */
  readonly nearest: (RelatedProductsProps & { readonly all: NamedLink }) | null;
  /** The wish for what the shop does not sell; null where no word was searched for. */
  readonly wish: { readonly title: string; readonly text: string; readonly link: NamedLink } | null;
}
