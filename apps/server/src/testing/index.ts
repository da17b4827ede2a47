export { openTestApp } from './open-test-app.ts';
export type { TestApp, TestAppOptions } from './open-test-app.ts';
export { openTestDatabase } from './open-test-database.ts';
export type { CallOptions, CallResult, TestCall } from './test-call.ts';
export { TestClock } from './test-clock.ts';
export { testConfig } from './test-config.ts';
export { freshMember, loginAs, samplePassword, sampleUser } from './sample-user.ts';
export { setSetting } from './set-setting.ts';
export { codeOfLink, deliverMails, digitsOf } from './test-mail.ts';
