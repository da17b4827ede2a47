import { comeLater } from '../frame/come-later.tsx';

/** How a search was understood, where it was not for what was typed: plain HTML until the page stands. */
export const LaterUnderstood = comeLater(() =>
  import('./understood-search.tsx').then(({ UnderstoodSearch }) => UnderstoodSearch),
);
