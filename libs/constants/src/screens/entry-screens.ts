import { entry, hidden, type Screen } from './screen.ts';

/** Ways in that every page leads to. */
export const entryLinkedScreens = {
  login: { ...entry, path: '/login', folder: 'login', slots: ['LoginPage'] },
  register: { ...entry, path: '/register', folder: 'register', slots: ['RegisterPage'], menus: ['service'] },
} as const satisfies Record<string, Screen>;

/** What follows on them, and ways back in. */
export const entryScreens = {
  loginUnlock: { ...hidden, path: '/login/unlock', folder: 'unlock', slots: ['UnlockPage'] },
  loginSync: { ...entry, path: '/login_sync', folder: 'login-sync', slots: ['LoginSyncPage'] },
  orderLookup: { ...hidden, path: '/order-lookup', folder: 'order-lookup', slots: ['OrderLookupPage'] },
  guestOrder: {
    ...hidden,
    path: '/order-lookup/order',
    folder: 'guest-order',
    slots: ['GuestOrderPage', 'OrderPage'],
  },
  restock: { ...hidden, path: '/restock', folder: 'restock', slots: ['RestockPage'] },
  registerComplete: {
    ...hidden,
    path: '/register/complete',
    folder: 'register-complete',
    slots: ['RegisterCompletePage'],
  },
  reminder: { ...entry, path: '/reminder', folder: 'reminder', slots: ['ReminderPage'] },
  reminderReset: { ...entry, path: '/reminder/reset', folder: 'reminder-reset', slots: ['ReminderResetPage'] },
  reminderUsername: { ...entry, path: '/reminder/username', folder: 'reminder', slots: ['ReminderUsernamePage'] },
  reminderUsernameReset: {
    ...entry,
    path: '/reminder/username/reset',
    folder: 'reminder-reset',
    slots: ['ReminderUsernameResetPage'],
  },
} as const satisfies Record<string, Screen>;
