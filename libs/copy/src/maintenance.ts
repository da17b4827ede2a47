/** Words of the maintenance screen where the shop has given none of its own, and of a shop that cannot be reached. */
export const maintenanceCopy = {
  area: 'maintenance',
  unreachableTitle: 'ただいまつながりにくくなっています',
  message: 'ご不便をおかけして申し訳\u2060ございません。しばらくしてから、もう一度お越しください。',
  /** Before the first opening of a shop. */
  notYetOpen: {
    title: 'まもなく開店します',
    message: 'ただいま開店の準備をしています。もうしばらくお待ちください。',
  },
} as const;
