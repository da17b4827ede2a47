import { entry, hidden, type Screen } from './screen.ts';

/** Ways in. */
export const entryScreens = {
  login: { ...entry, path: '/login', folder: 'login', slots: ['LoginPage'] },
  loginUnlock: { ...hidden, path: '/login/unlock', folder: 'unlock', slots: ['UnlockPage'] },
  loginSync: { ...entry, path: '/login_sync', folder: 'login-sync', slots: ['LoginSyncPage'] },
  register: { ...entry, path: '/register', folder: 'register', slots: ['RegisterPage'], menus: ['service'] },
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
