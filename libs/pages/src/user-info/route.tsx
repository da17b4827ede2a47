import type { User } from '@shop/api';
import { paths } from '@shop/constants';
import { accountCopy, formsCopy, secondFactorCopy, userInfoCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { withTexts, type FormTexts } from '@shop/form-definitions';
import { useFormOverrides, useFormTexts } from '@shop/forms/overrides';
import { slot } from '@shop/theming';
import { hiddenMeta } from '../account/hidden-meta.ts';
import { MyPageFrame } from '../account/mypage-frame.tsx';
import { loadOrOffline, type Reading } from '../account/load-or-offline.ts';
import { useShopFrame } from '../frame-data/frame-context.tsx';
import { logMoment } from '../kinds/log-moment.ts';
import type { LoadInput, ScreenProps } from '../loading/load-input.ts';
import { load } from '../loading/load.ts';
import { userInfoGroups } from './user-rows.ts';

const UserInfoPage = slot('UserInfoPage');

/** Reads the member again, since another tab may have changed the data. */
function loadUserInfo({ api, signal }: LoadInput): Promise<Reading<User>> {
  return loadOrOffline(async () => (await api.GET('/v1/me/user', { signal })).data, signal);
}

export const clientLoader = load(loadUserInfo);
export const meta = hiddenMeta(userInfoCopy, (t) => t.title);

/** The member's data; a skeleton until it is read. */
function UserInfoScreen({ loaderData: reading = null }: ScreenProps<Reading<User>>) {
  const t = useCopy(userInfoCopy);
  return (
    <MyPageFrame title={t.title} lead={t.lead} reading={reading}>
      {(user) => <UserInfo user={user} />}
    </MyPageFrame>
  );
}

const labelsOf = (texts: FormTexts): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(texts).flatMap(([name, { label }]) => (label === undefined ? [] : [[name, label]])),
  );

function UserInfo({ user }: { readonly user: User }) {
  const isSecondFactorOffered = useShopFrame().settings.MEMBER.IS_USE_SECOND_FACTOR ?? true;
  const forms = useCopy(formsCopy);
  const { register, 'user-info': own = {} } = useFormTexts();
  const texts = {
    ownFields: withTexts(useFormOverrides().register?.added ?? [], register),
    isSecondFactorOffered,
    t: useCopy(userInfoCopy),
    forms: { ...forms, labels: { ...forms.labels, ...labelsOf(own) } },
    secondFactor: useCopy(secondFactorCopy),
  };
  const { menu } = useCopy(accountCopy).mypage;
  const { day, time } = logMoment(user.updated_at);
  return (
    <UserInfoPage
      groups={userInfoGroups(user, texts)}
      changedAt={`${day} ${time}`}
      others={[
        { label: menu.mypageLoginHistory, href: paths.mypageLoginHistory() },
        { label: menu.mypageLeave, href: paths.mypageLeave() },
      ]}
    />
  );
}

export const HydrateFallback = UserInfoScreen;
export default UserInfoScreen;
