import { foodWords } from './food-words.ts';
import { originWords } from './origin-words.ts';
import { useWords } from './use-words.ts';

/** Words for the goods of the shop: a row of the table for each line. */
export const synonymData = [...foodWords, ...originWords, ...useWords].map((line) => {
  const [words = [], means = []] = line.split('→').map((side) => side.split(/\s+/).filter(Boolean));
  return { words, means };
});
