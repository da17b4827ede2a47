import type { FieldErrors } from '../../errors/index.ts';
import type { Noshi } from '@shop/api';
import { LIMITS, NOSHI_PURPOSES } from '@shop/constants';
import { checkoutCopy } from '@shop/copy';

const { noshiNames: maxNames, noshiName: maxNameLength, noshiTitle: maxTopTextLength } = LIMITS;

const ribbonNames: Record<Noshi['ribbon'], string> = {
  butterfly: '蝶結び',
  knot: '結び切り',
  black_white: '黒白の結び切り',
  silver: '双銀の結び切り',
  none: '水引なし',
};

/**
 * Checks a noshi (G-01, G-02): a ribbon that does not suit the purpose is refused with the right one; at most three names
 * (a group writes 一同), ten characters above the ribbon. Lengths are counted in code points (F-03).
 * @returns messages by field, below `noshi.`; empty when the noshi is proper.
 */
export function noshiErrors(noshi: Noshi): FieldErrors {
  const errors: FieldErrors = {};
  const ribbons: readonly Noshi['ribbon'][] = NOSHI_PURPOSES[noshi.purpose].ribbons;
  if (!ribbons.includes(noshi.ribbon)) {
    const right = ribbons.map((ribbon) => ribbonNames[ribbon]).join('または');
    errors['noshi.ribbon'] = [`「${checkoutCopy.noshi.purposes[noshi.purpose]}」には${right}をお選びください。`];
  }
  if ([...noshi.top_text].length > maxTopTextLength) {
    errors['noshi.top_text'] = [`表書きは${maxTopTextLength}文字以内で入力してください。`];
  }
  const names = writtenNames(noshi);
  if (names.length > maxNames) {
    errors['noshi.names'] = [`名入れは${maxNames}名様までです。それ以上の場合は「○○一同」とご入力ください。`];
  } else if (names.some((name) => [...name].length > maxNameLength)) {
    errors['noshi.names'] = [`お名前は1名様につき${maxNameLength}文字以内で入力してください。`];
  }
  return errors;
}

/** The noshi as it is kept: trimmed, names that were left empty dropped. */
export function tidyNoshi(noshi: Noshi): Noshi {
  return { ...noshi, top_text: noshi.top_text.trim(), names: writtenNames(noshi) };
}

function writtenNames(noshi: Noshi): string[] {
  return noshi.names.map((name) => name.trim()).filter((name) => name !== '');
}
