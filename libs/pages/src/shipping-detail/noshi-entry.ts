import type { CartShipping, Noshi } from '@shop/api';
import { LIMITS, NOSHI_PURPOSES, ribbonsOfTopText } from '@shop/constants';
import { codePointLength, isAllowedName, normaliseName } from '@shop/japanese';
import type { NoshiEntry, NoshiPurposeName, NoshiView, RibbonName } from '@shop/theming';
import { noshiView } from '../purchase/planned-destinations.ts';

// `Object.keys` types the purposes as strings.
const purposes = Object.keys(NOSHI_PURPOSES) as NoshiPurposeName[];

/** The noshi of a destination; typed values are in `draft` until they are sent. */
export function noshiEntry(
  shipping: CartShipping,
  draft: NoshiView | undefined,
  save: (noshi: NoshiView | undefined) => void,
  send: (noshi: Noshi | null) => void,
): NoshiEntry {
  const value = draft ?? (shipping.noshi && noshiView(shipping.noshi));
  return {
    value,
    purposes,
    ribbons: value ? NOSHI_PURPOSES[value.purpose].ribbons : [],
    otherRibbons: value && otherRibbons(value),
    unprintable: value ? [value.topText, ...value.names].filter((text) => !isAllowedName(normaliseName(text))) : [],
    onPurpose: (purpose) => {
      const next = purpose && afterPurpose(purpose, value);
      save(next ?? undefined);
      if (next === null) send(null);
      else if (isUnsent(next, shipping.noshi)) send(noshiInput(next));
    },
    onChange: save,
    onCommit: () => {
      if (draft && isUnsent(draft, shipping.noshi)) send(noshiInput(draft));
    },
    onChoose: (next) => {
      save(next);
      if (isUnsent(next, shipping.noshi)) send(noshiInput(next));
    },
  };
}

/** Returns the noshi for another purpose, with its default ribbon and text; names and position remain. */
export function afterPurpose(purpose: NoshiPurposeName, before: NoshiView | null): NoshiView {
  const { ribbons, topText } = NOSHI_PURPOSES[purpose];
  return { purpose, ribbon: ribbons[0], topText, names: before?.names ?? [], position: before?.position ?? 'inner' };
}

/** Returns the ribbons that match the text if the selected one does not, or else null; `none` matches any text. */
function otherRibbons({ ribbon, topText }: NoshiView): readonly RibbonName[] | null {
  const proper = ribbonsOfTopText(topText);
  return proper === null || ribbon === 'none' || proper.includes(ribbon) ? null : proper;
}

/** Whether a text of the noshi has more characters than fit on it; such a one is not sent. */
export function isTooLong(draft: NoshiView): boolean {
  const { top_text, names } = noshiInput(draft);
  return (
    codePointLength(top_text) > LIMITS.noshiTitle || names.some((name) => codePointLength(name) > LIMITS.noshiName)
  );
}

/** Whether what was typed differs from what the cart has and can be sent. */
export function isUnsent(draft: NoshiView, known: Noshi | null): boolean {
  const { purpose, ribbon, top_text, names, position } = noshiInput(draft);
  if (isTooLong(draft)) return false;
  if (!known) return true;
  return (
    purpose !== known.purpose ||
    ribbon !== known.ribbon ||
    top_text !== known.top_text ||
    position !== known.position ||
    names.join('\n') !== known.names.join('\n')
  );
}

/** Returns the noshi as a request body: texts normalised like names (F-03), without empty names. */
export function noshiInput({ purpose, ribbon, topText, names, position }: NoshiView): Noshi {
  return {
    purpose,
    ribbon,
    top_text: normaliseName(topText),
    names: names.map(normaliseName).filter((name) => name !== ''),
    position,
  };
}
