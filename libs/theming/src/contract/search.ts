import type { RelatedProductsProps } from './product-page.ts';
import type { NamedLink } from './product.ts';

export interface Suggestion {
  readonly label: string;
  readonly href: string;
  /** The second line: category, price, country. */
  readonly detail: string | null;
  readonly kind: 'product' | 'category' | 'brand' | 'reading' | 'past';
}

/** The search with suggestions. */
export interface SearchBoxProps {
  readonly action: string;
  readonly word: string;
  readonly status: 'idle' | 'loading' | 'ready';
  readonly suggestions: readonly Suggestion[];
  /** Called when the input changes, but not during an IME conversion. */
  readonly onWordChange: (word: string) => void;
  readonly onSubmit: (word: string) => void;
  readonly onChoose: (suggestion: Suggestion) => void;
  readonly onForget: (word: string) => void;
}

/**
 * In the paragraph below the title of a list: the words that products were found by instead of those typed, with links
 * to the latter.
 */
export interface SearchUnderstoodProps {
  /** The probable correction of a misspelt word; null if words were only left out. */
  readonly didYouMean: string | null;
  readonly text: string;
  /** The lists of the words as typed. */
  readonly ways: readonly NamedLink[];
}

/** In the paragraph below the title of the list of gifts. */
export interface GiftBudgetsProps {
  /** A description of gifts. */
  readonly text: string;
  /** From the smallest to the largest. */
  readonly budgets: readonly GiftBudgetWay[];
}

/** The list of gifts within a budget. */
export interface GiftBudgetWay {
  /** The maximum price in integer yen including tax. */
  readonly most: number;
  readonly href: string;
  /** The number of gifts; null if unknown. */
  readonly count: number | null;
  /** Whether the list is filtered by this budget. */
  readonly current: boolean;
}

/** Below an empty list. */
export interface SearchHelpProps {
  /** Similar products, and the list of all of them; null without any. */
  readonly nearest: (RelatedProductsProps & { readonly all: NamedLink }) | null;
  /** The request to stock a product; null without a search word. */
  readonly wish: { readonly title: string; readonly text: string; readonly link: NamedLink } | null;
}
