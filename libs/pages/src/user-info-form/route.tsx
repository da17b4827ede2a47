import { paths } from '@shop/constants';
import { userInfoCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { slot } from '@shop/theming';
import { hiddenMeta } from '../account/hidden-meta.ts';
import { MyPageFrame } from '../account/mypage-frame.tsx';
import type { Reading } from '../account/load-or-offline.ts';
import type { ScreenProps } from '../loading/load-input.ts';
import { load } from '../loading/load.ts';
import { useSearchParams } from '../navigation/use-search-params.ts';
import { FormOfStep } from './forms.tsx';
import { loadUserInfoForm, type UserInfoFormData } from './load.ts';
import { useUserInfoForm } from './model.ts';

const UserInfoFormPage = slot('UserInfoFormPage');

export const clientLoader = load(loadUserInfoForm);
export const meta = hiddenMeta(userInfoCopy, (t) => t.form.title);

/** Changing a member's own data; null while it is a skeleton. */
function UserInfoFormScreen({ loaderData: reading = null }: ScreenProps<Reading<UserInfoFormData>>) {
  const { form, question, email } = useCopy(userInfoCopy);
  const search = useSearchParams();
  const part = search.get('part');
  const texts = search.has('code') || part === 'email' ? email : part === 'question' ? question : form;
  return (
    <MyPageFrame title={texts.title} reading={reading}>
      {(data) => <UserInfoForm key={data.part.kind} {...data} />}
    </MyPageFrame>
  );
}

function UserInfoForm({ user, part }: UserInfoFormData) {
  const { back } = useCopy(userInfoCopy).form;
  const { onEmail, ...page } = useUserInfoForm({ user, part });
  return (
    <UserInfoFormPage
      {...page}
      form={<FormOfStep step={page.step} user={user} part={part} onEmail={onEmail} />}
      backHref={paths.mypageUserInfo()}
      backLabel={back}
    />
  );
}

export const HydrateFallback = UserInfoFormScreen;
export default UserInfoFormScreen;
