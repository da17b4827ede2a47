import { useRef, useState } from 'react';
import { REQUESTS } from '@shop/constants';
import { contactCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { useApi } from '@shop/state';
import type { AttachedFilesProps } from '@shop/theming';
import { storeFiles, cachedFiles, type AttachedFile } from './contact-sending.ts';
import { useAbortableEffect } from '../timing/use-abortable-effect.ts';

const filesMost = 3;
const types: readonly string[] = ['image/jpeg', 'image/png', 'image/webp', 'application/pdf'];

export interface AttachedFiles {
  readonly view: AttachedFilesProps;
  readonly files: readonly AttachedFile[];
  readonly isSending: boolean;
}

/** Files of an inquiry: each is sent to the shop when it is picked, and named when the inquiry is sent. */
export function useAttachedFiles(): AttachedFiles {
  const api = useApi();
  const t = useCopy(contactCopy).files;
  const [files, setFiles] = useState<readonly AttachedFile[]>([]);
  const [sending, setSending] = useState<string | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const here = useRef<AbortSignal>(undefined);
  useAbortableEffect(true, (signal) => {
    // Files attached before are stored only in this tab; the server cannot render them.
    setFiles(cachedFiles());
    here.current = signal;
  });

  const change = (next: readonly AttachedFile[]) => {
    setFiles(next);
    storeFiles(next);
  };
  const send = async (file: File) => {
    const body = new FormData();
    body.set('dir', 'inquiries');
    body.set('file', file);
    setSending(file.name);
    try {
      const { data } = await api.POST('/v1/upload-files', { body, signal: here.current });
      change([...files, { id: data.id, name: data.name, size: data.size }]);
    } catch (error) {
      const { failureMessageOf } = await import('../kinds/failure-message-of.ts');
      setRefusal(`${file.name}: ${failureMessageOf(error, t.failed)}`);
    } finally {
      setSending(null);
    }
  };
  const onAdd = (file: File) => {
    const wrong = !types.includes(file.type) ? t.wrongType : file.size > REQUESTS.fileBytes ? t.tooLarge : null;
    setRefusal(wrong && `${file.name}: ${wrong}`);
    if (wrong === null) void send(file);
  };
  return {
    view: {
      files: files.map(({ id, name, size }) => ({
        id,
        name,
        size: t.size(size),
        onRemove: () => change(files.filter((file) => file.id !== id)),
      })),
      sending,
      refusal,
      accept: types.join(','),
      onAdd: files.length < filesMost ? onAdd : null,
    },
    files,
    isSending: sending !== null,
  };
}
