import { paths, staticPaths } from '@shop/constants';
import { accountCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { emailForm, registerForm } from '@shop/form-definitions';
import { FormFields, FormSection, ShopForm, SubmitButton, useForm } from '@shop/forms';
import { useApi } from '@shop/state';
import { slot } from '@shop/theming';
import { hiddenMeta } from '../account/hidden-meta.ts';
import type { Reading } from '../account/load-or-offline.ts';
import { CaptchaNotice } from '../captcha/captcha-notice.tsx';
import { usePostalCodeLookup } from '../address-book/use-postal-code-lookup.ts';
import { useShopFrame } from '../frame-data/frame-context.tsx';
import type { ScreenProps } from '../loading/load-input.ts';
import { load } from '../loading/load.ts';
import { checkSchoolKey } from './check-school-key.ts';
import type { RegisterStart } from './load.ts';
import { loadRegister } from './load.ts';
import { useRegister } from './model.ts';

const RegisterPage = slot('RegisterPage');

export const clientLoader = load(loadRegister);
export const meta = hiddenMeta(accountCopy, (t) => t.register.title);

/** Registration; null while the link is being redeemed. */
function RegisterScreen({ loaderData: reading = null }: ScreenProps<Reading<RegisterStart>>) {
  const lookUpPostalCode = usePostalCodeLookup();
  const api = useApi();
  const t = useCopy(accountCopy).register;
  const requested = useShopFrame().settings.FORM.REGISTER;
  const { onEmail, onRegister, ...page } = useRegister(reading);
  const isEmail = page.step === 'email' || page.step === 'refused';
  return (
    <RegisterPage
      {...page}
      form={
        isEmail ? (
          <ShopForm key="email" definition={emailForm} label={t.title} draftKey={paths.register()} onSubmit={onEmail}>
            <FormFields />
            <SubmitButton wide>{t.submitEmail}</SubmitButton>
            <CaptchaNotice />
          </ShopForm>
        ) : page.step === 'form' ? (
          <ShopForm
            key="form"
            definition={registerForm}
            requested={requested}
            label={t.title}
            draftKey={`${paths.register()}form`}
            lookUpPostalCode={lookUpPostalCode}
            checkSchoolKey={(key) => checkSchoolKey(api, key)}
            onSubmit={onRegister}
          >
            {/* The user name of the new password, for password managers. */}
            <input type="email" name="username" autoComplete="username" value={page.email ?? ''} readOnly hidden />
            <RegisterFields />
            <SubmitButton wide>{t.submit}</SubmitButton>
            <CaptchaNotice />
          </ShopForm>
        ) : null
      }
    />
  );
}

const PERSON = ['last_name', 'first_name', 'last_name_kana', 'first_name_kana', 'birth_date', 'gender'];
const ADDRESS = ['postal_code', 'prefecture', 'city', 'address1', 'address2', 'phone_number'];
const LOGIN = ['password', 'question_ct', 'question_answer'];

const CONSENT = ['newsletter', 'agreement'];
const OWN: readonly string[] = [...PERSON, ...ADDRESS, ...LOGIN, ...CONSENT];

/** The form in four parts, after additional fields of the customer. */
function RegisterFields() {
  const t = useCopy(accountCopy).register;
  return (
    <>
      <AddedFields />
      <FormSection title={t.personTitle}>
        <FormFields only={PERSON} />
      </FormSection>
      <FormSection title={t.addressTitle}>
        <FormFields only={ADDRESS} />
      </FormSection>
      <FormSection title={t.passwordTitle}>
        <FormFields only={LOGIN} />
      </FormSection>
      <FormSection title={t.consentTitle}>
        <FormFields only={CONSENT} labels={{ agreement: <Consent /> }} />
      </FormSection>
    </>
  );
}

/** Fields that a customer added: a card, a school. */
function AddedFields() {
  const t = useCopy(accountCopy).register;
  const { fields } = useForm();
  if (fields.every(({ name }) => OWN.includes(name))) return null;
  return (
    <FormSection title={t.addedTitle}>
      {t.addedLead !== '' && <p>{t.addedLead}</p>}
      <FormFields except={OWN} />
    </FormSection>
  );
}

/** 「個人情報の取り扱い」に同意する, with what is agreed to one step away (L-36). */
function Consent() {
  const t = useCopy(accountCopy).register;
  return (
    <>
      <a href={staticPaths.privacy()} target="_blank" rel="noopener">
        {t.privacy}
      </a>
      {t.consent}
    </>
  );
}

export const HydrateFallback = RegisterScreen;
export default RegisterScreen;
