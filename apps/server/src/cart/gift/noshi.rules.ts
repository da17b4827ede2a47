import type { FieldErrors } from '../../platform/errors/index.ts';
import type { Noshi } from '@shop/api';
import { LIMITS, NOSHI_PURPOSES, ribbonsOfTopText } from '@shop/constants';
import { formsCopy, noshiCopy } from '@shop/copy';
import { isAllowedName, normaliseName } from '@shop/japanese';

const { ribbons: ribbonNames } = noshiCopy;
const { noshiNames: maxNames, noshiName: maxNameLength, noshiTitle: maxTopTextLength } = LIMITS;

/**
 * Checks a noshi (G-01, G-02): a ribbon that does not match the purpose or the heading is refused with the right one.
 * At most three names (a group writes 一同) and ten characters above the ribbon, counted in code points (F-03).
 *
 * @returns messages by field, below `noshi.`; empty if the noshi is valid
 */
export function noshiErrors(typed: Noshi): FieldErrors {
  const noshi = tidyNoshi(typed);
  const errors: FieldErrors = {};
  const ribbons: readonly Noshi['ribbon'][] = NOSHI_PURPOSES[noshi.purpose].ribbons;
  if (!ribbons.includes(noshi.ribbon)) {
    const right = ribbons.map((ribbon) => ribbonNames[ribbon]).join('または');
    errors['noshi.ribbon'] = [`「${noshiCopy.purposes[noshi.purpose]}」には${right}をお選びください。`];
  }
  const wordRibbons = noshi.ribbon === 'none' ? null : ribbonsOfTopText(noshi.top_text);
  if (wordRibbons && !wordRibbons.includes(noshi.ribbon)) {
    errors['noshi.top_text'] = [
      noshiCopy.otherRibbon(
        noshi.top_text,
        wordRibbons.map((ribbon) => ribbonNames[ribbon]),
      ),
    ];
  }
  if ([...noshi.top_text].length > maxTopTextLength) {
    errors['noshi.top_text'] = [`表書きは${maxTopTextLength}文字以内で入力してください。`];
  }
  if (!isAllowedName(noshi.top_text)) errors['noshi.top_text'] = [formsCopy.rules.name(noshiCopy.topText)];
  const { names } = noshi;
  if (!names.every(isAllowedName)) {
    errors['noshi.names'] = [formsCopy.rules.name(noshiCopy.namesLegend)];
  } else if (names.length > maxNames) {
    errors['noshi.names'] = [
      `名入れは${maxNames}名様までです。4名様以上の場合は「代表の方のお名前 外一同」または「○○一同」とご入力ください。`,
    ];
  } else if (names.some((name) => [...name].length > maxNameLength)) {
    errors['noshi.names'] = [`お名前は1名様につき${maxNameLength}文字以内で入力してください。`];
  }
  return errors;
}

/** Returns the noshi to store: texts normalised like names (F-03), empty ones dropped. */
export function tidyNoshi(noshi: Noshi): Noshi {
  return {
    ...noshi,
    top_text: normaliseName(noshi.top_text),
    names: noshi.names.map(normaliseName).filter((name) => name !== ''),
  };
}
