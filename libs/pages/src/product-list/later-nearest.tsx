import { comeLater } from '../frame/come-later.tsx';

/** What helps below an empty list: plain HTML until the page stands. */
export const LaterNearest = comeLater(() => import('./nearest-goods.tsx').then(({ NearestGoods }) => NearestGoods));
