/** A social gift in days: until it expires and until the reminder (G-07), and until the receiver's data is deleted (L-37). */
export const SOCIAL_GIFT = { validDays: 7, reminderDay: 3, storedDays: 180 } as const;
