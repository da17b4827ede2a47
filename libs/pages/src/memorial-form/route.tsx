import type { Memorial } from '@shop/api';
import { paths } from '@shop/constants';
import { memorialCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { memorialForm } from '@shop/form-definitions';
import { slot } from '@shop/theming';
import { useParams } from 'react-router';
import { hiddenMeta } from '../account/hidden-meta.ts';
import { MyPageFrame } from '../account/mypage-frame.tsx';
import { loadOrOffline, type Reading } from '../account/load-or-offline.ts';
import { offeredLoader } from '../guards/offered-loader.ts';
import { SaveForm } from '../kinds/save-form.tsx';
import type { LoadInput, ScreenProps } from '../loading/load-input.ts';
import { load } from '../loading/load.ts';
import { memorialValues, saveMemorial } from '../memorial/memorial-input.ts';
import { useApi } from '@shop/state';

const MemorialFormPage = slot('MemorialFormPage');

/** The day to change, or null for a new one. @throws ApiFailure 404 for one that is not there or another member's */
function loadMemorialForm({ api, params, signal }: LoadInput): Promise<Reading<Memorial | null>> {
  return loadOrOffline(async () => {
    if (params.key === undefined) return null;
    const { data } = await api.GET('/v1/me/user-memorials/{id}', {
      params: { path: { id: Number(params.key) } },
      signal,
    });
    return data;
  }, signal);
}

export const loader = offeredLoader;
export const clientLoader = Object.assign(load(loadMemorialForm), { hydrate: true as const });
export const meta = hiddenMeta(memorialCopy, (t, { params }) => (params.key === undefined ? t.addTitle : t.editTitle));

/** Adding or changing a day; null while it is a skeleton. */
function MemorialFormScreen({ loaderData: reading = null }: ScreenProps<Reading<Memorial | null>>) {
  const api = useApi();
  const t = useCopy(memorialCopy);
  const isEditing = useParams().key !== undefined;
  const backHref = paths.mypageMemorials();
  return (
    <MyPageFrame title={isEditing ? t.editTitle : t.addTitle} lead={t.formLead} reading={reading}>
      {(memorial) => (
        <MemorialFormPage
          form={
            <SaveForm
              definition={memorialForm}
              label={memorial ? t.editTitle : t.addTitle}
              draftKey={memorial ? paths.mypageMemorialEdit(String(memorial.id)) : paths.mypageMemorialAdd()}
              known={memorial}
              valuesOf={memorialValues}
              save={(values) => saveMemorial(api, memorial?.id ?? null, values)}
              saved={memorial ? t.updated : t.saved}
              doneHref={backHref}
              submit={memorial ? t.submitEdit : t.submitAdd}
            />
          }
          backHref={backHref}
          backLabel={t.back}
        />
      )}
    </MyPageFrame>
  );
}

export const HydrateFallback = MemorialFormScreen;
export default MemorialFormScreen;
