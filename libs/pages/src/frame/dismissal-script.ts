import { MESSAGE_COOKIE_SUFFIX } from '@shop/constants';

/**
 * Runs in the document as it arrives: hides the shop messages that this reader has dismissed before they are painted,
 * for the document is the same for everybody. The same on every page, so that one hash allows it.
 */
export const dismissalScript = `for(const e of document.querySelectorAll("[data-shop-message]")){const n=encodeURIComponent(e.dataset.shopMessage+"${MESSAGE_COOKIE_SUFFIX}")+"="+encodeURIComponent(e.dataset.version);if(document.cookie.split("; ").includes(n))e.hidden=true}`;
