/** Words of the maintenance screen where the shop has given none of its own. */
export const maintenanceCopy = {
  area: 'maintenance',
  message: 'ご不便をおかけして申し訳ございません。しばらくしてから、もう一度お越しください。',
} as const;
