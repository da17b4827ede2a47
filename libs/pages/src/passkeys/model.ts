import type { Passkey } from '@shop/api';
import { paths, withQuery } from '@shop/constants';
import { passkeysCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { useApi } from '@shop/state';
import type { PasskeyPageProps, PasskeyView } from '@shop/theming';
import { useRevalidator } from 'react-router';
import { logMoment } from '../kinds/log-moment.ts';
import { useEntries } from '../kinds/use-entries.ts';
import { useSearchParams } from '../navigation/use-search-params.ts';
import type { Passkeys } from './load.ts';
import { hasPasskeys } from './passkey-failed.ts';

/** Returns the member's passkeys, to add and, after a confirmation, remove; without undo. Browser only. */
export function usePasskeys({ passkeys, limit }: Passkeys): Omit<PasskeyPageProps, 'form'> {
  const api = useApi();
  const t = useCopy(passkeysCopy);
  const { revalidate } = useRevalidator();
  const isAdding = useSearchParams().get('add') === '1';
  const list = paths.mypagePasskeys();
  const { page, busy, remove } = useEntries<number>({
    count: passkeys.length,
    limit,
    addHref: withQuery(list, { add: '1' }),
  });

  const viewOf = ({ id, name, created_at, used_at }: Passkey): PasskeyView => ({
    id,
    name,
    createdDay: logMoment(created_at).day,
    usedAt: used_at === null ? null : momentOf(used_at),
    isBusy: busy === id,
    onDelete: () =>
      remove(id, {
        work: async () => {
          await api.DELETE('/v1/me/passkeys/{id}', { params: { path: { id } } });
          await revalidate();
        },
        done: t.removed(name),
        restore: null,
      }),
  });

  return {
    ...page,
    step: !isAdding || !page.canAdd ? 'list' : hasPasskeys() ? 'add' : 'unsupported',
    entries: passkeys.map(viewOf),
    backHref: list,
    backLabel: t.back,
  };
}

function momentOf(instant: string): string {
  const { day, time } = logMoment(instant);
  return `${day} ${time}`;
}
