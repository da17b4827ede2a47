import type { EntrySeed } from '../recipes.ts';

interface Story {
  /** Of its product. */
  key: string;
  title: string;
  lead: string;
  /** Where it comes from, how it is made, how its maker works, how it tastes. */
  text: readonly string[];
  cut: string;
  storage: string;
  serves: string;
  illustration: string;
  alt: string;
}

/** The story of a product, told on its page and on one of its own. */
export function storySeed({ key, text, cut, storage, serves, ...story }: Story): EntrySeed {
  return {
    key,
    ...story,
    body: text.map((paragraph) => `<p>${paragraph}</p>`).join(''),
    facts: [
      { label: '切り方', value: cut },
      { label: '開けたあと', value: storage },
      { label: '人数の目安', value: serves },
    ],
    productKeys: [key],
    daysAgo: 40,
  };
}
