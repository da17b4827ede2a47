import { divideRounded } from './rounding.ts';
import { assertYen, type Yen } from './yen.ts';

/** Returns the price of 100 g in whole yen, half a yen rounded up: `pricePer100g(1480, 80)` → 1850. */
export function pricePer100g(price: Yen, grams: number): Yen {
  assertYen(price, 'a price');
  return divideRounded(price * 100, grams, 'half_up');
}
