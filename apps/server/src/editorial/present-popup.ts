import type { Popup } from '@shop/api';
import type { PopupRow } from './editorial.queries.ts';
import { presentDates } from './present-dates.ts';
import { presentPicture } from './present-picture.ts';

/** A small window over a page. */
export function presentPopup(row: PopupRow): Popup {
  const { id, title, body, linkUrl, linkLabel, pages, frequency, sortNo } = row;
  return {
    id,
    title,
    body,
    link_url: linkUrl,
    link_label: linkLabel,
    pages,
    frequency,
    sort_no: sortNo,
    ...presentPicture(row),
    ...presentDates(row),
  };
}
