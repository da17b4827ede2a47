/** Metadata of a slot besides its props: for generators, Storybook and tests. */
export interface SlotMeta {
  /** Raised when position, kind of content or props change. */
  readonly v: number;
  readonly doc: string;
  readonly wrap: 'safe' | 'unsafe';
  readonly replace: 'safe' | 'unsafe';
  /** The visible states; each has a story. */
  readonly states: readonly string[];
}

export type MetaOf<Slots> = { readonly [K in keyof Slots]: SlotMeta };
