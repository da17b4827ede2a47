import { useState } from 'react';
import { paths } from '@shop/constants';
import { reminderCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { emailForm } from '@shop/form-definitions';
import { FormFields, ShopForm, SubmitButton } from '@shop/forms';
import { useApi } from '@shop/state';
import { slot } from '@shop/theming';
import { useLocation } from 'react-router';
import { hiddenMeta } from '../account/hidden-meta.ts';
import { outcomeOf } from '../kinds/outcome-of.ts';
import { CaptchaNotice } from '../captcha/captcha-notice.tsx';
import type { LoadedScreenProps } from '../loading/load-input.ts';
import { load } from '../loading/load.ts';
import { forgotten, forgottenAt } from './forgotten.ts';
import { loadReminder } from './load.ts';

const ReminderPage = slot('ReminderPage');
const ReminderUsernamePage = slot('ReminderUsernamePage');

export const loader = load(loadReminder);
/** Also runs for the first document: the guard before it redirects members. */
export const clientLoader = Object.assign(load(loadReminder), { hydrate: true as const });
export const meta = hiddenMeta(reminderCopy, (t, { location }) => t[forgottenAt(location.pathname)].title);

/** Requests the link for a forgotten password or user name. */
function ReminderScreen({ loaderData: caution }: LoadedScreenProps<string | null>) {
  const api = useApi();
  const purpose = forgottenAt(useLocation().pathname);
  const t = useCopy(reminderCopy)[purpose];
  const [sent, setSent] = useState<{ readonly email: string; readonly minutes: number } | null>(null);
  const Page = purpose === 'password' ? ReminderPage : ReminderUsernamePage;
  return (
    <Page
      sent={sent}
      caution={caution}
      loginHref={paths.login()}
      registerHref={paths.register()}
      onAgain={() => setSent(null)}
      form={
        <ShopForm
          definition={emailForm}
          label={t.title}
          draftKey={forgotten[purpose].href}
          onSubmit={({ email }) =>
            outcomeOf(async () => {
              const { data } = await api.POST('/v1/reminder/request', { body: { purpose, email } });
              setSent({ email, minutes: Math.ceil(data.expires_in / 60) });
            })
          }
        >
          <FormFields />
          <SubmitButton wide>{t.submit}</SubmitButton>
          <CaptchaNotice />
        </ShopForm>
      }
    />
  );
}

export default ReminderScreen;
