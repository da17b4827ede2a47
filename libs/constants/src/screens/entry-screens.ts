import { entry, hidden, type Screen } from './screen.ts';

/** Ways in that every page leads to. */
export const entryLinkedScreens = {
  login: { ...entry, path: '/login', folder: 'login' },
  register: { ...entry, path: '/register', folder: 'register', menus: ['service'] },
} as const satisfies Record<string, Screen>;

/** What follows on them, and ways back in. */
export const entryScreens = {
  loginUnlock: { ...hidden, path: '/login/unlock', folder: 'unlock' },
  loginSync: { ...entry, path: '/login_sync', folder: 'login-sync' },
  orderLookup: { ...hidden, path: '/order-lookup', folder: 'order-lookup' },
  guestOrder: {
    ...hidden,
    path: '/order-lookup/order',
    folder: 'guest-order',
  },
  restock: { ...hidden, path: '/restock', folder: 'restock' },
  registerComplete: {
    ...hidden,
    path: '/register/complete',
    folder: 'register-complete',
  },
  reminder: { ...entry, path: '/reminder', folder: 'reminder' },
  reminderReset: { ...entry, path: '/reminder/reset', folder: 'reminder-reset' },
  reminderUsername: { ...entry, path: '/reminder/username', folder: 'reminder' },
  reminderUsernameReset: {
    ...entry,
    path: '/reminder/username/reset',
    folder: 'reminder-reset',
  },
} as const satisfies Record<string, Screen>;
