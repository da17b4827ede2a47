import { describe, expect, it } from 'vitest';
import { decideAccess } from './check-access.ts';

const guest = { isLogin: false, isRefreshFailed: false };
const member = { isLogin: true, isRefreshFailed: false };
const lost = { isLogin: false, isRefreshFailed: true };
const forAll = { sellsToGuests: true };
const forMembers = { sellsToGuests: false };

describe('a screen (spec §4)', () => {
  it.each([
    ['public', guest, forMembers, null],
    ['login-only', guest, forAll, '/login/?back=%2Fmypage%2F%3Fpage%3D2'],
    ['login-only', member, forAll, null],
    ['login-only', lost, forAll, null],
    ['logout-only', member, forAll, '/ec/'],
    ['logout-only', guest, forAll, null],
    ['member-only', guest, forAll, null],
    ['member-only', guest, forMembers, '/login/?back=%2Fmypage%2F%3Fpage%3D2'],
    ['member-only', lost, forMembers, null],
    ['member-only', member, forMembers, null],
  ] as const)('%s sends %j in a shop with %j to %j', (access, visitor, shop, to) => {
    expect(decideAccess(access, visitor, shop, '/mypage/?page=2')).toBe(to);
  });
});
