const pages: Readonly<Record<string, (number: string) => string>> = {
  yamato: (number) => `https://member.kms.kuronekoyamato.co.jp/parcel/detail?pno=${number}`,
  sagawa: (number) => `https://k2k.sagawa-exp.co.jp/p/web/okurijosearch.do?okurijoNo=${number}`,
  japanpost: (number) =>
    `https://trackings.post.japanpost.jp/services/srv/search/direct?reqCodeNo1=${number}&locale=ja`,
};

/** Where the carrier tells how far a parcel is; null for a carrier that the shop does not know. */
export function trackingUrl(carrier: string, trackingNo: string): string | null {
  return pages[carrier]?.(encodeURIComponent(trackingNo.replaceAll('-', ''))) ?? null;
}
