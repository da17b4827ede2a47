import { later } from '@shop/theming';

/** What helps below an empty list: plain HTML until the page stands. */
export const LaterNearest = later(() => import('./nearest-goods.tsx').then((file) => file.NearestGoods));
