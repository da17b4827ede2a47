import { legalCopy, whole } from '@shop/copy';
import { escapeHtml } from '../../platform/http/escape-html.ts';
import { lawRow } from './law-row.ts';
import type { TextFieldContext, TextFields } from './text-field.ts';

type Seller = TextFieldContext['channel']['settings']['SELLER'];

const { rows } = legalCopy;
const lines = (text: string): string => escapeHtml(text).replaceAll('\n', '<br>');
const text =
  (of: (seller: Seller) => string | null | undefined) =>
  ({ channel }: TextFieldContext): string =>
    lines(of(channel.settings.SELLER) ?? '');

/** House number and building stay in one line each; a line may break after the ward. */
const addressOf = ({ ADDRESS }: Seller): string =>
  ADDRESS.split(' ')
    .map(whole)
    .join(' ')
    .replaceAll(/^(?:東京都|北海道|京都府|大阪府|.{2,3}県)|[市区郡]/g, '$&\u200b');

/** The settings of the seller, and the rows of the page of the law about the seller. */
export const sellerFields: TextFields = {
  'SITE.NAME': ({ channel }) => escapeHtml(channel.name),
  'SITE.DESCRIPTION': ({ channel }) => lines(channel.settings.SITE.DESCRIPTION),
  'SELLER.NAME': text(({ NAME }) => NAME),
  'SELLER.REPRESENTATIVE': text(({ REPRESENTATIVE }) => REPRESENTATIVE),
  'SELLER.POSTAL_CODE': text(({ POSTAL_CODE }) => whole(POSTAL_CODE)),
  'SELLER.ADDRESS': text(addressOf),
  'SELLER.PHONE': text(({ PHONE }) => PHONE),
  'SELLER.HOURS': text(({ HOURS }) => whole(HOURS)),
  'SELLER.EMAIL': text(({ EMAIL }) => EMAIL),
  'SELLER.REGISTRATION_NUMBER': text(({ REGISTRATION_NUMBER }) => REGISTRATION_NUMBER),
  'SELLER.RETURN_TERMS': text(({ RETURN_TERMS }) => RETURN_TERMS),
  'SELLER.RETURN_TERMS_GOODS': text(({ RETURN_TERMS, RETURN_TERMS_GOODS }) => RETURN_TERMS_GOODS ?? RETURN_TERMS),
  'SELLER.DEFECT_TERMS': text(({ DEFECT_TERMS }) => DEFECT_TERMS ?? legalCopy.defectsAbove),
  'ORDER.CANCEL.LIMIT_TEXT': ({ channel }) => lines(channel.settings.ORDER.CANCEL.LIMIT_TEXT),
  'law.seller': ({ channel }) => lawRows(channel.settings.SELLER),
};

function lawRows(seller: Seller): string {
  const [phone, email] = [escapeHtml(seller.PHONE), escapeHtml(seller.EMAIL)];
  const number = seller.REGISTRATION_NUMBER;
  return [
    lawRow(rows.seller, lines(seller.NAME)),
    lawRow(rows.representative, lines(seller.REPRESENTATIVE ?? '')),
    lawRow(
      rows.address,
      seller.ADDRESS && `〒\u2060${escapeHtml(whole(seller.POSTAL_CODE))} ${lines(addressOf(seller))}`,
    ),
    lawRow(
      rows.phone,
      phone && `<a href="tel:${phone}">${phone}</a><br>${legalCopy.hours}\u200b${lines(whole(seller.HOURS))}`,
    ),
    lawRow(rows.email, email && `<a href="mailto:${email}">${email}</a>`),
    lawRow(rows.registration, number === null ? '' : `${escapeHtml(number)}<br>${legalCopy.registration}`),
  ].join('');
}
