/**
 * The codes of PostgreSQL and the network for an unreachable database: classes 08 and 57P, too many clients, and socket
 * errors.
 */
const AWAY =
  /^(?:08...|57P0[1-5]|53300|ECONNREFUSED|ECONNRESET|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|ETIMEDOUT|EPIPE)$/;
/** The driver's messages for the same, which have no code. */
const AWAY_MESSAGES =
  /^(?:Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error)/;

/** Whether an error or its cause means that the database cannot be reached: a retry may succeed a moment later. */
export function isDatabaseAway(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ('code' in cause && AWAY.test(String(cause.code))) return true;
    if (AWAY_MESSAGES.test(cause.message)) return true;
    // Of several addresses none answered.
    if (cause instanceof AggregateError && cause.errors.some(isDatabaseAway)) return true;
  }
  return false;
}
