/** Texts about how a parcel is handed over. The names are told by the server, in its answers and mails. */
export const handoverCopy = {
  area: 'handover',
  names: { in_person: '対面でお受け取り', locker: '宅配ボックス', doorstep: '置き配(玄関前)' },
  unavailable: (name: string, where: string) => `「${name}」は、${where}ではご利用いただけません。`,
  lost: (name: string, where: string) =>
    `「${name}」は、${where}ではご利用いただけないため、「対面でお受け取り」でお届けします。`,
  where: { social: 'eギフト', cod: '代金引換', chilled: '冷蔵便', frozen: '冷凍便' },
} as const;
