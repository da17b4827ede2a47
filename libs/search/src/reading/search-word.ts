/** Where kana must be in a word to be no chance match: at its beginning, at its end, or all of it. */
export type WordEdge = 'begin' | 'end' | 'whole';

export interface SearchForm {
  /** The folded text. */
  text: string;
  /** A synonym: its hits come last. */
  isSynonym: boolean;
  /** Specific enough to be searched for in descriptions. */
  isInProse: boolean;
  /** Where in a word of a name it must be; null for anywhere. */
  edge: WordEdge | null;
}

/** A word to search for, with all its forms. */
export interface SearchWord {
  forms: SearchForm[];
  /** The spelling, if only a long vowel distinguishes so short a word: ローマ is not ロマ. Otherwise null. */
  spelling: string | null;
  /** An unknown word in kana: it must begin a word, in descriptions too. レンジ is not オレンジ. */
  isForeign: boolean;
  /** In the lexicon, so that its positions are indexed before a search. */
  isOfLexicon: boolean;
}
