import { passkeysCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { slot } from '@shop/theming';
import { hiddenMeta } from '../account/hidden-meta.ts';
import { MyPageFrame } from '../account/mypage-frame.tsx';
import type { Reading } from '../account/load-or-offline.ts';
import type { ScreenProps } from '../loading/load-input.ts';
import { load } from '../loading/load.ts';
import { loadPasskeys, type Passkeys } from './load.ts';
import { usePasskeys } from './model.ts';
import { PasskeyForm } from './passkey-form.tsx';

const PasskeyPage = slot('PasskeyPage');

export const clientLoader = load(loadPasskeys);
export const meta = hiddenMeta(passkeysCopy, (t) => t.title);

/** The member's passkeys, and adding one; null while it is a skeleton. */
function PasskeysScreen({ loaderData: reading = null }: ScreenProps<Reading<Passkeys>>) {
  const t = useCopy(passkeysCopy);
  return (
    <MyPageFrame title={t.title} lead={t.lead} reading={reading}>
      {(known) => <KnownPasskeys {...known} />}
    </MyPageFrame>
  );
}

function KnownPasskeys(known: Passkeys) {
  const page = usePasskeys(known);
  return <PasskeyPage {...page} form={page.step === 'add' ? <PasskeyForm /> : null} />;
}

export const HydrateFallback = PasskeysScreen;
export default PasskeysScreen;
