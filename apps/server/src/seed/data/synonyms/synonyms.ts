import { deliveryWords } from './delivery-words.ts';
import { dishWords } from './dish-words.ts';
import { drinkWords } from './drink-words.ts';
import { foodWords } from './food-words.ts';
import { giftWords } from './gift-words.ts';
import { ingredientWords } from './ingredient-words.ts';
import { occasionWords } from './occasion-words.ts';
import { originWords } from './origin-words.ts';
import { peopleWords } from './people-words.ts';
import { tasteWords } from './taste-words.ts';
import { unsoldWords } from './unsold-words.ts';

/** Words for the goods of the shop: a row of the table for each line. The first line that has a word tells what it means. */
export const synonymData = [
  foodWords,
  ingredientWords,
  tasteWords,
  originWords,
  dishWords,
  drinkWords,
  occasionWords,
  peopleWords,
  giftWords,
  deliveryWords,
  unsoldWords,
]
  .flat()
  .map((line) => {
    const [words = [], means = []] = line.split('→').map((side) => side.split(/\s+/).filter(Boolean));
    return { words, means };
  });
