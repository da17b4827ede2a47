/** What is known of a slot besides its props: for generators, Storybook, budgets and tests. */
export interface SlotMeta {
  /** Raised when place, kind of content or props change. */
  readonly v: number;
  readonly doc: string;
  readonly wrap: 'safe' | 'unsafe';
  readonly replace: 'safe' | 'unsafe';
  /** Gzip kilobytes (1000 B) of script and style that one implementation may weigh. */
  readonly budgetKb: number;
  /** Visible states; each has a story. */
  readonly states: readonly string[];
}

export type MetaOf<Slots> = { readonly [K in keyof Slots]: SlotMeta };
