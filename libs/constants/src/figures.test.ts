import { expect, test } from 'vitest';
import * as figures from './figures.ts';

test('the constants are those of the specification', () => {
  expect(figures).toMatchInlineSnapshot(`
    {
      "CHUNK_RELOAD_GUARD_MS": 60000,
      "CURRENCY": "JPY",
      "DEFAULT_CURSOR": "GCursor0001",
      "DEFAULT_SPINNER": "GSpinner0011",
      "LOADING_BAR_MS": 5000,
      "LOADING_MIN_MS": 200,
      "MESSAGE_COOKIE_SUFFIX": "Message",
      "PAGE_SIZE": {
        "list": 10,
        "products": 15,
      },
      "PER_ALL": "all",
      "RECENT_HISTORY_MAX": 10,
      "SCROLL": {
        "animationMs": 700,
        "restoreDelayMs": 500,
      },
      "TOASTS": {
        "durationMs": 5000,
        "max": 5,
        "position": "bottom-center",
      },
      "TOKEN_REFRESH_EARLY_MS": 5000,
      "WAITS": {
        "cartToken": {
          "stepMs": 100,
          "timeoutMs": 3000,
        },
        "loginCheck": {
          "stepMs": 100,
          "timeoutMs": 3000,
        },
        "pendingTasks": {
          "stepMs": 200,
          "timeoutMs": 5000,
        },
        "settings": {
          "timeoutMs": 3000,
        },
      },
      "X_LIMIT_DEFAULT": 1,
    }
  `);
});
