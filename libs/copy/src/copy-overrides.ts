import type * as copy from './index.ts';

type Exported = (typeof copy)[keyof typeof copy];

/** Areas that live with their theme: each theme adds its own. */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type -- declarations of the themes fill it
export interface ThemeAreas {}

/** Every area there is: a customer may say otherwise whatever the shop says, the words of each theme included. */
type Areas = Extract<Exported | ThemeAreas[keyof ThemeAreas], { readonly area: string }>;

/** The type of a text in place of the text itself: any words of the same shape will do. */
type Worded<T> = T extends string
  ? string
  : T extends (...values: infer Values) => infer Result
    ? (...values: Values) => Worded<Result>
    : T extends object
      ? { readonly [Key in keyof T]: Worded<T[Key]> }
      : T;

/**
 * Words that a namespace has otherwise: area → some of its texts. A text is overridden by a text, a function by a
 * function of the same values, a group of texts as a whole.
 */
export type CopyOverrides = {
  readonly [Area in Areas['area']]?: Partial<Omit<Worded<Extract<Areas, { readonly area: Area }>>, 'area'>>;
};
