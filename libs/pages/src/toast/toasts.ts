import type { ToastMessage } from '@shop/theming';

type Show = (toast: ToastMessage) => void;

const watchers = new Set<() => void>();
const waiting: ToastMessage[] = [];
let show: Show | null = null;
let isWanted = false;

/** Toasts of this browser page, queued until their area is mounted. Browser only. */
export const toasts = {
  show(toast: ToastMessage): void {
    if (show) return show(toast);
    waiting.push(toast);
    isWanted = true;
    watchers.forEach((watcher) => watcher());
  },
  listen(listener: Show): () => void {
    show = listener;
    waiting.splice(0).forEach(listener);
    return () => {
      show = null;
    };
  },
  /** Whether a toast has been shown: before, no code of toasts is loaded. */
  isWanted: () => isWanted,
  watch(watcher: () => void): () => void {
    watchers.add(watcher);
    return () => watchers.delete(watcher);
  },
};
