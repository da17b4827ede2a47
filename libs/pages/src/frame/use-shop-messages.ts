import { dismissMessage, documentCookies, isMessageDismissed } from '@shop/state';
import type { ShopMessage } from '@shop/theming';
import { useState } from 'react';
import type { FrameMessage } from '../frame-data/frame-data.ts';
import { useHydrated } from '../timing/use-hydrated.ts';

/** Shop messages less those this reader has dismissed. The server and the first drawing show all (see `dismissalScript`). */
export function useShopMessages(messages: readonly FrameMessage[]): readonly ShopMessage[] {
  const [gone, setGone] = useState<readonly string[]>([]);
  const isHydrated = useHydrated();
  return messages
    .filter(
      (message) => !gone.includes(message.code) && !(isHydrated && isMessageDismissed(documentCookies(), message)),
    )
    .map((message) => ({
      code: message.code,
      version: message.updated_at,
      title: message.title,
      text: message.text,
      link: message.link,
      onDismiss: () => {
        dismissMessage(documentCookies(), message);
        setGone((before) => [...before, message.code]);
      },
    }));
}
