import { globSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import {
  requestedFields,
  withTexts,
  type FieldDefinition,
  type FieldTexts,
  type FormOverrides,
  type FormTexts,
} from '@shop/form-definitions';
import type { Channel } from '../channel/channel.ts';

/** The setting of the channel with the names of additional fields, by form. */
const settingOf = { register: 'REGISTER', order_other: 'ORDER' } as const;

/** The forms that can have additional fields of a customer. */
export type OwnForm = keyof typeof settingOf;

const variants = join(import.meta.dirname, '../../../../../libs/variants');

/**
 * The forms of every customer, by the name of the variant: data, and all that the server reads of a variant (decision
 * 64).
 */
let formsOf = await readForms();

/** Takes in variants that were made since the server started. */
export async function refreshOwnFields(): Promise<void> {
  formsOf = await readForms();
}

/** Returns the additional fields of all customers on this form, requested by a channel or not. */
export function allOwnFields(form: OwnForm): readonly FieldDefinition[] {
  return [...formsOf.values()].flatMap((forms) => forms[form]?.added ?? []);
}

/** Returns the additional fields of this customer on this form, requested by the channel or not. */
export function ownFieldsOf(namespace: string | null, form: OwnForm): readonly FieldDefinition[] {
  return formsOf.get(namespace?.toLowerCase() ?? '')?.[form]?.added ?? [];
}

/** Returns the additional fields that this channel requests (settings FORM.REGISTER and FORM.ORDER). */
export function requestedFieldsOf(
  { namespace, settings }: Pick<Channel, 'namespace' | 'settings'>,
  form: OwnForm,
): readonly FieldDefinition[] {
  const requested = requestedFields({ added: ownFieldsOf(namespace, form) }, settings.FORM[settingOf[form]]);
  return withTexts(requested, settings.FORM.FIELDS?.[form]);
}

/**
 * Returns the channel's labels of a form's fields: those of its customer, overridden by the setting FORM.FIELDS.
 * Messages about a field use the label of the screen.
 */
export function formTextsOf({ namespace, settings }: Pick<Channel, 'namespace' | 'settings'>, form: string): FormTexts {
  const ofCustomer = formsOf.get(namespace?.toLowerCase() ?? '')?.[form]?.fields ?? {};
  const texts: Record<string, FieldTexts> = {};
  for (const [name, { label }] of Object.entries(ofCustomer)) if (label !== undefined) texts[name] = { label };
  return { ...texts, ...settings.FORM.FIELDS?.[form] };
}

async function readForms(): Promise<ReadonlyMap<string, FormOverrides>> {
  const files = globSync('*/src/forms.ts', { cwd: variants });
  return new Map(
    await Promise.all(
      files.map(async (file) => {
        // The shape that every variant's forms.ts exports (VariantDef).
        const { forms } = (await import(pathToFileURL(join(variants, file)).href)) as { forms: FormOverrides };
        return [file.split(/[\\/]/, 1)[0] ?? '', forms] as const;
      }),
    ),
  );
}
