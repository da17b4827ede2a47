import { useMemo, useState } from 'react';
import type { Cart } from '@shop/api';
import { formsCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { normaliseForm, validatorOf, type FieldErrors } from '@shop/forms';
import { inJapan } from '@shop/japanese';
import { modifyOther, useAppDispatch } from '@shop/state';
import type { OtherField } from '@shop/theming';
import type { CartWrites } from '../checkout/use-cart-writes.ts';
import { useKeyedDrafts } from '../checkout/drafts.ts';
import { useOtherFields } from '../checkout/use-other-fields.ts';

export interface Others {
  readonly fields: readonly OtherField[];
  /** Judges what was typed and sends what is new; false when something is wrong. */
  readonly save: () => Promise<boolean>;
}

/** Fields that the channel's customer adds to the checkout; what is typed survives a reload. */
export function useOthers(cart: Cart, write: CartWrites['write']): Others {
  const dispatch = useAppDispatch();
  const t = useCopy(formsCopy);
  const fields = useOtherFields();
  const drafts = useKeyedDrafts<string>(`cart/other:${cart.token}`);
  const [errors, setErrors] = useState<FieldErrors>({});
  const form = useMemo(() => ({ form: 'order_other', fields }), [fields]);
  const saved = cart.detail.order.other;
  const typed = Object.fromEntries(fields.map(({ name }) => [name, drafts.of(name) ?? saved[name] ?? '']));

  const save = async () => {
    const values = normaliseForm(form, typed);
    const found = validatorOf(form, t.rules, inJapan(new Date()).day)(values);
    setErrors(found);
    if (Object.keys(found).length > 0) return false;
    const isSame = fields.every(({ name }) => values[name] === (saved[name] ?? ''));
    return isSame || (await write(() => dispatch(modifyOther(values)))) !== null;
  };

  return {
    save,
    fields: fields.map(
      ({ name, label, placeholder = null, hint = null, maxLength = null, options = null, required }) => ({
        name,
        label,
        placeholder,
        hint,
        max: maxLength,
        options,
        required,
        value: typed[name] ?? '',
        error: errors[name] ?? null,
        onChange: (text) => drafts.save(name, text),
      }),
    ),
  };
}
