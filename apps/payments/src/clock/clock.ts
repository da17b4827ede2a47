/** The current instant; injected so that expiry and retries are tested without waiting. */
export type Clock = () => Date;

export const systemClock: Clock = () => new Date();
