import type { ReminderReset } from '@shop/api';
import { runTask } from '../store/run-task.ts';
import type { ShopThunk } from '../store/shop-thunk.ts';
import { openSession, type LoginOutcome } from './open-session.ts';

/** What the mailed link and the answer came to: the user name, or a login. */
export type ReminderOutcome = LoginOutcome | { readonly kind: 'told'; readonly username: string | null };

/**
 * Sets a new password or hears the user name; where an access token returns, the member is logged in (spec §4 "Reminder").
 * @throws ApiFailure `reminder.code_expired`, `input.invalid` at `question_answer` or `password`
 */
export function redeemReminder(input: ReminderReset): ShopThunk<ReminderOutcome> {
  return runTask({ kind: 'once', key: 'reminder' }, () => async (dispatch, _getState, { api }) => {
    const {
      data: { username, user_id, ...session },
    } = await api.POST('/v1/reminder/reset', { body: input });
    if (user_id === null) return { kind: 'told', username };
    return dispatch(openSession({ ...session, user_id }));
  });
}
