import type { CartShipping, Noshi } from '@shop/api';
import { NOSHI_PURPOSES } from '@shop/constants';
import type { NoshiEntry, NoshiPurposeName, NoshiView } from '@shop/theming';
import { noshiView } from '../checkout/planned-destinations.ts';

// `keys` forgets that they are the purposes.
const purposes = Object.keys(NOSHI_PURPOSES) as NoshiPurposeName[];

/** The noshi of a destination; what is typed lives in `draft` until it is sent. */
export function noshiEntry(
  shipping: CartShipping,
  draft: NoshiView | undefined,
  keep: (noshi: NoshiView | undefined) => void,
  send: (noshi: Noshi | null) => void,
): NoshiEntry {
  const value = draft ?? (shipping.noshi && noshiView(shipping.noshi));
  return {
    value,
    purposes,
    ribbons: value ? NOSHI_PURPOSES[value.purpose].ribbons : [],
    onPurpose: (purpose) => {
      const next = purpose && afterPurpose(purpose, value);
      keep(next ?? undefined);
      send(next && noshiInput(next));
    },
    onChange: keep,
    onCommit: () => {
      if (draft && isUnsent(draft, shipping.noshi)) send(noshiInput(draft));
    },
    onChoose: (next) => {
      keep(next);
      if (isUnsent(next, shipping.noshi)) send(noshiInput(next));
    },
  };
}

/** Another occasion brings its own ribbon and words; names and position stay. */
export function afterPurpose(purpose: NoshiPurposeName, before: NoshiView | null): NoshiView {
  const { ribbons, topText } = NOSHI_PURPOSES[purpose];
  return { purpose, ribbon: ribbons[0], topText, names: before?.names ?? [], position: before?.position ?? 'inner' };
}

/** Whether what was typed differs from what the cart has. */
export function isUnsent(draft: NoshiView, known: Noshi | null): boolean {
  const { purpose, ribbon, top_text, names, position } = noshiInput(draft);
  if (!known) return true;
  return purpose !== known.purpose || ribbon !== known.ribbon || top_text !== known.top_text || position !== known.position || names.join('\n') !== known.names.join('\n');
}

/** The noshi as the contract wants it: without empty names. */
export function noshiInput({ purpose, ribbon, topText, names, position }: NoshiView): Noshi {
  return { purpose, ribbon, top_text: topText.trim(), names: names.map((name) => name.trim()).filter((name) => name !== ''), position };
}
