import type { Popup } from '@shop/api';
import type { ShopSettings } from '@shop/state';
import type { PopupView } from '@shop/theming';
import { contentPicture } from '../content/content-picture.ts';

/** Returns the props of a pop-up; a link needs both label and URL. */
export function popupView(
  { id, title, body, link_url, link_label, illustration, ...picture }: Popup,
  site: ShopSettings['SITE'],
): PopupView {
  return {
    id,
    title,
    body,
    link: link_url === null || link_label === null ? null : { label: link_label, href: link_url },
    drawing: illustration,
    picture: contentPicture(picture, site),
  };
}
