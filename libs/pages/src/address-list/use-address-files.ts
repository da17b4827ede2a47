import { useState } from 'react';
import { ApiFailure } from '@shop/api';
import { addressesCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { loadAddresses, useApi, useAppDispatch } from '@shop/state';
import type { AddressFiles } from '@shop/theming';
import { toasts } from '../toast/toasts.ts';
import { failureText } from '../kinds/failure-text.ts';
import { saveFile } from '../kinds/save-file.ts';
import { emptyAddressFile, fetchAddressFile } from './address-file.ts';
import { useLatestRequest } from '../timing/use-latest-request.ts';

/**
 * Exports and imports the address book as a file. A file with an error in any row is not imported.
 *
 * @param others the number of addresses besides the member's own
 */
export function useAddressFiles(others: number): AddressFiles {
  const dispatch = useAppDispatch();
  const api = useApi();
  const t = useCopy(addressesCopy).files;
  const [busy, setBusy] = useState<AddressFiles['busy']>(null);
  const [refusal, setRefusal] = useState<AddressFiles['refusal']>(null);
  const newest = useLatestRequest();

  const run = async (
    kind: NonNullable<AddressFiles['busy']>,
    work: () => Promise<void>,
    refused: (failure: ApiFailure) => void,
  ) => {
    setBusy(kind);
    setRefusal(null);
    try {
      await work();
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error;
      refused(error);
    } finally {
      setBusy(null);
    }
  };
  const showFailure = (failure: ApiFailure) => toasts.show({ kind: 'error', text: failureText(failure, t.failed) });

  const onImport = async (file: File) => {
    const body = new FormData();
    body.set('file', file);
    const { data } = await api.POST('/v1/me/user-addresses/import', { body });
    await dispatch(loadAddresses());
    toasts.show({ kind: 'success', text: t.imported(data.added, data.known) });
  };
  const onExport = async (encoding: 'utf-8' | 'shift_jis') => {
    const signal = newest();
    const file = await fetchAddressFile(api, encoding, {
      signal,
      onWait: (text) => toasts.show({ kind: 'info', text }),
    });
    if (signal.aborted) return;
    if (file === null) return toasts.show({ kind: 'info', text: t.exportSlow });
    saveFile(file, t.otherName);
    toasts.show({ kind: 'success', text: t.exported });
  };
  const onDeleteAll = async () => {
    await api.DELETE('/v1/me/user-addresses-all');
    await dispatch(loadAddresses());
    toasts.show({ kind: 'success', text: t.deleted });
  };

  return {
    busy,
    refusal,
    onTemplate: () => saveFile({ data: emptyAddressFile() }, t.templateName),
    onImport: (file) =>
      void run(
        'import',
        () => onImport(file),
        (failure) => setRefusal({ text: failure.message || t.failed, rows: Object.values(failure.errors).flat() }),
      ),
    onExport: (encoding) => void run('export', () => onExport(encoding), showFailure),
    others,
    onDeleteAll: () => void run('delete', onDeleteAll, showFailure),
  };
}
