import { addressesCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { slot } from '@shop/theming';
import { hiddenMeta } from '../account/hidden-meta.ts';
import { MyPageFrame } from '../account/mypage-frame.tsx';
import type { Reading } from '../account/load-or-offline.ts';
import type { ScreenProps } from '../loading/load-input.ts';
import { load } from '../loading/load.ts';
import { loadAddressList } from './load.ts';
import { useAddressList } from './model.ts';

const AddressListPage = slot('AddressListPage');

export const clientLoader = load(loadAddressList);
export const meta = hiddenMeta(addressesCopy, (t) => t.list.title);

/** The address book; null while it is a skeleton. */
function AddressListScreen({ loaderData: reading = null }: ScreenProps<Reading<null>>) {
  const t = useCopy(addressesCopy).list;
  return (
    <MyPageFrame title={t.title} lead={t.lead} reading={reading}>
      {() => <AddressBook />}
    </MyPageFrame>
  );
}

function AddressBook() {
  return <AddressListPage {...useAddressList()} />;
}

export const HydrateFallback = AddressListScreen;
export default AddressListScreen;
