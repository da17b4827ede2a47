import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';
import { formsCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import type { FormDefinition } from '@shop/form-definitions';
import { inJapan } from '@shop/japanese';
import { Button, ErrorSummary, glideTo, Notice } from '@shop/kit';
import { FormContext, type FormHandle } from './form-context.ts';
import { useFormDefinition } from './use-form-definition.ts';
import styles from './shop-form.module.css';
import type { SubmitOutcome } from './types.ts';
import { useDraft } from './use-draft.ts';
import { useShopForm } from './use-shop-form.ts';

export interface ShopFormProps<Name extends string> {
  readonly definition: FormDefinition<Name>;
  /** The names of the customer's additional fields that the channel uses. */
  readonly requested?: readonly string[];
  /** The initial values. */
  readonly initial?: Readonly<Partial<Record<Name, string>>>;
  /** Called with the normalised values; returns the outcome. */
  readonly onSubmit: (values: Readonly<Record<Name, string>>) => Promise<SubmitOutcome>;
  /** The label for screen readers if there is no heading. */
  readonly label?: string;
  /** The key under which the draft is saved in this tab: route and cart. */
  readonly draftKey?: string;
  /** The prefix of the autocomplete tokens: `section-2 shipping` (F-08). */
  readonly section?: string;
  /** Whether the first field is focused when the form appears: for a step that follows a submission. */
  readonly takesFocus?: boolean;
  /** Looks up the address of a postal code (F-06). */
  readonly lookUpPostalCode?: FormHandle['lookUpPostalCode'];
  /** Looks up the owner of a school key, before the form is sent. */
  readonly checkSchoolKey?: FormHandle['checkSchoolKey'];
  readonly children: ReactNode;
}

/**
 * A form of the shop; fields inside are `FormField` or `FormFields`. Refused input remains as typed; a single error is
 * focused, several are listed above the form with links (F-12).
 */
export function ShopForm<Name extends string>({
  label,
  draftKey,
  takesFocus = false,
  children,
  ...options
}: ShopFormProps<Name>) {
  const t = useCopy(formsCopy);
  const [today] = useState(() => inJapan(new Date()).day);
  const definition = useFormDefinition(options.definition, options.requested);
  const element = useRef<HTMLFormElement>(null);
  const { handle, errors, messages, attempt, submit } = useShopForm({ ...options, definition, today });
  const draft = useDraft(draftKey, definition, handle, () => element.current);

  const single = errors.length === 1 && messages.length === 0 ? errors[0]?.fieldId : undefined;
  const focusSingle = useEffectEvent(() => {
    if (single !== undefined) focusField(single);
  });
  useEffect(() => {
    // Only after a refused submission, not while the last error is being corrected.
    if (attempt > 0) focusSingle();
  }, [attempt]);

  const discard = () => {
    handle.reset();
    draft.drop();
  };
  useEffect(() => {
    if (takesFocus) element.current?.querySelector('input')?.focus();
  }, [takesFocus]);

  const send = async () => {
    if (await submit()) draft.drop();
  };

  return (
    <form
      ref={element}
      className={styles.form}
      aria-label={label}
      noValidate
      // Without scripts no input may end up in a URL.
      method="post"
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <FormContext value={handle}>
        {draft.isRestored && (
          <Notice live>
            <p>{t.draftRestored}</p>
            <span className={styles.discard}>
              <Button size="small" variant="quiet" onClick={discard}>
                {t.discardDraft}
              </Button>
            </span>
          </Notice>
        )}
        {messages.map((message) => (
          <Notice key={message} tone="danger" live>
            {message}
          </Notice>
        ))}
        {attempt > 0 && errors.length > 1 && <ErrorSummary errors={errors} attempt={attempt} />}
        {children}
      </FormContext>
    </form>
  );
}

function focusField(id: string) {
  const field = document.getElementById(id);
  if (!field) return;
  field.focus({ preventScroll: true });
  glideTo(field);
}
