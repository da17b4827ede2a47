import { globSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import {
  requestedFields,
  withWords,
  type FieldDefinition,
  type FieldWords,
  type FormOverrides,
  type FormWords,
} from '@shop/form-definitions';
import type { Channel } from '../channel/channel.ts';

/** Which setting of the channel names the fields that are asked for, by form. */
const settingOf = { register: 'REGISTER', order_other: 'ORDER' } as const;

/** The forms that take fields of a customer's own. */
export type OwnForm = keyof typeof settingOf;

const variants = join(import.meta.dirname, '../../../../../libs/variants');

/** The forms of every customer, by the name of his variant: data, and all that the server reads of a variant (decision 64). */
let formsOf = await readForms();

/** Takes in variants that were made since the server started. */
export async function refreshOwnFields(): Promise<void> {
  formsOf = await readForms();
}

/** Every field of the customers' own on this form, asked for or not, by the customer. */
export function allOwnFields(form: OwnForm): readonly FieldDefinition[] {
  return [...formsOf.values()].flatMap((forms) => forms[form]?.added ?? []);
}

/** Every field of this customer's own on this form, asked for or not. */
export function ownFieldsOf(namespace: string | null, form: OwnForm): readonly FieldDefinition[] {
  return formsOf.get(namespace?.toLowerCase() ?? '')?.[form]?.added ?? [];
}

/** The fields of the customer's own that this channel asks for (settings FORM.REGISTER and FORM.ORDER). */
export function requestedFieldsOf(
  { namespace, settings }: Pick<Channel, 'namespace' | 'settings'>,
  form: OwnForm,
): readonly FieldDefinition[] {
  const asked = requestedFields({ added: ownFieldsOf(namespace, form) }, settings.FORM[settingOf[form]]);
  return withWords(asked, settings.FORM.FIELDS?.[form]);
}

/**
 * What this channel calls the fields of a form: the words of its customer, and over them those of the setting FORM.FIELDS.
 * The messages about a field name it as the screen does.
 */
export function formWordsOf({ namespace, settings }: Pick<Channel, 'namespace' | 'settings'>, form: string): FormWords {
  const ofCustomer = formsOf.get(namespace?.toLowerCase() ?? '')?.[form]?.fields ?? {};
  const words: Record<string, FieldWords> = {};
  for (const [name, { label }] of Object.entries(ofCustomer)) if (label !== undefined) words[name] = { label };
  return { ...words, ...settings.FORM.FIELDS?.[form] };
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
