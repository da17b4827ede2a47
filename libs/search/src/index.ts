export { indexText, SEARCH_INDEX_VERSION } from './index-text.ts';
export { partsOf, type SearchFilter } from './reading/search-filters.rules.ts';
export { type LexiconOf, lexiconsOf } from './reading/search-lexicon.rules.ts';
export { buildIndex, type SearchIndex, type SearchState } from './search-index.ts';
export { type FilteringWord, type Found, search, type Understood } from './search.ts';
export { suggest } from './suggest.ts';
export { buildTexts, type TextBlock } from './texts/text-block.ts';
export { warmTexts } from './texts/text-positions.ts';
