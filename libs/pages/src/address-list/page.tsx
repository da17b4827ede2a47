import { accountCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { AddressListPage } from '@shop/theming';
import { MyPageFrame } from '../account/mypage-frame.tsx';
import type { Reading } from '../account/read-or-outage.ts';
import { useAddressList } from './model.ts';

/** The address book; null while it is a skeleton. */
export function AddressListScreen({ reading }: { readonly reading: Reading<null> | null }) {
  const t = useCopy(accountCopy).addresses;
  return (
    <MyPageFrame title={t.title} lead={t.lead} reading={reading}>
      {() => <AddressBook />}
    </MyPageFrame>
  );
}

function AddressBook() {
  return <AddressListPage {...useAddressList()} />;
}
