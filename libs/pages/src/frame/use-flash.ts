import { browserShop, useShop, type FlashMessage } from '@shop/state';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { toasts } from '../toast/toasts.ts';

const none: readonly FlashMessage[] = [];

/** Each change of page shows the messages that the page before has left for it (spec §4). */
export function useFlash(): void {
  const { key } = useLocation();
  const current = useShop(({ base }) => base.flash.current, none);
  useEffect(() => {
    if (browserShop().state() !== null) void browserShop().dispatch((actions) => actions.flashShifted());
  }, [key]);
  useEffect(() => {
    for (const message of current) toasts.say(message);
  }, [current]);
}
