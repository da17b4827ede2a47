import type { User } from '@shop/api';
import { paths, withQuery } from '@shop/constants';
import { userInfoCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { confirmEmailForm, newEmailForm, questionForm, userInfoForm } from '@shop/form-definitions';
import { FormFields, FormSection, ShopForm, SubmitButton } from '@shop/forms';
import { CaptchaNotice } from '../captcha/captcha-notice.tsx';
import { usePostalCodeLookup } from '../address-book/use-postal-code-lookup.ts';
import { SaveForm } from '../kinds/save-form.tsx';
import type { UserInfoPart } from './load.ts';
import { changeUser, type UserInfoFormModel } from './model.ts';
import { changesOf, userInfoValues } from './to-request.ts';
import { useAppDispatch } from '@shop/state';

interface FormOfStepProps extends Pick<UserInfoFormModel, 'step' | 'onEmail'> {
  readonly user: User;
  readonly part: UserInfoPart;
}

/** The form of a step; null for a step without one. */
export function FormOfStep({ step, user, part, onEmail }: FormOfStepProps) {
  if (step === 'data') return <DataForm user={user} />;
  if (step === 'question') return <QuestionForm user={user} />;
  if (step === 'email' || step === 'refused') return <EmailForm onEmail={onEmail} />;
  return part.kind === 'confirm' ? <ConfirmForm user={user} newEmail={part.newEmail} code={part.code} /> : null;
}

const PERSON = [
  'last_name',
  'first_name',
  'last_name_kana',
  'first_name_kana',
  'birth_date',
  'gender',
  'company_name',
  'job',
];
const ADDRESS = [
  'postal_code',
  'prefecture',
  'city',
  'address1',
  'address2',
  'phone_number',
  'cell_phone_number',
  'tel',
  'fax',
];
const path = paths.mypageUserInfoEdit();
const nothingKnown = () => ({});

function DataForm({ user }: { readonly user: User }) {
  const lookUpPostalCode = usePostalCodeLookup();
  const dispatch = useAppDispatch();
  const { form: t, groups } = useCopy(userInfoCopy);
  return (
    <SaveForm
      definition={userInfoForm}
      label={t.title}
      draftKey={path}
      lookUpPostalCode={lookUpPostalCode}
      known={user}
      valuesOf={userInfoValues}
      save={(values) => dispatch(changeUser(changesOf(values)))}
      saved={t.saved}
      doneHref={paths.mypageUserInfo()}
      submit={t.submit}
      fields={
        <>
          <FormSection title={groups.person}>
            <FormFields only={PERSON} />
          </FormSection>
          <FormSection title={groups.address}>
            <FormFields only={ADDRESS} />
          </FormSection>
          <FormSection title={groups.mail}>
            <FormFields except={[...PERSON, ...ADDRESS]} />
          </FormSection>
        </>
      }
    />
  );
}

function QuestionForm({ user }: { readonly user: User }) {
  const dispatch = useAppDispatch();
  const t = useCopy(userInfoCopy).question;
  return (
    <SaveForm
      definition={questionForm}
      label={t.title}
      draftKey={withQuery(path, { part: 'question' })}
      known={null}
      valuesOf={nothingKnown}
      save={({ question_ct, ...typed }) => dispatch(changeUser({ ...typed, question_ct: Number(question_ct) }))}
      saved={t.saved}
      doneHref={paths.mypageUserInfo()}
      submit={t.submit}
    >
      <OwnerOfPassword user={user} />
    </SaveForm>
  );
}

function EmailForm({ onEmail }: Pick<UserInfoFormModel, 'onEmail'>) {
  const t = useCopy(userInfoCopy).email;
  return (
    <ShopForm
      definition={newEmailForm}
      label={t.title}
      draftKey={withQuery(path, { part: 'email' })}
      onSubmit={onEmail}
    >
      <FormFields />
      <SubmitButton wide>{t.submit}</SubmitButton>
      <CaptchaNotice />
    </ShopForm>
  );
}

function ConfirmForm({
  user,
  newEmail,
  code,
}: {
  readonly user: User;
  readonly newEmail: string;
  readonly code: string;
}) {
  const dispatch = useAppDispatch();
  const t = useCopy(userInfoCopy).email;
  return (
    <SaveForm
      definition={confirmEmailForm}
      label={t.title}
      draftKey={withQuery(path, { part: 'confirm' })}
      known={null}
      valuesOf={nothingKnown}
      save={({ current_password }) =>
        dispatch(changeUser({ email: newEmail, email_verify_code: code, current_password }))
      }
      saved={t.saved}
      doneHref={paths.mypageUserInfo()}
      submit={t.confirm}
    >
      <OwnerOfPassword user={user} />
    </SaveForm>
  );
}

/** The user name for password managers. */
function OwnerOfPassword({ user }: { readonly user: User }) {
  return <input type="text" name="username" autoComplete="username" value={user.username} readOnly hidden />;
}
