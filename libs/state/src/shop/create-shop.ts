import { createApiClient, type ApiClient, type AuthResult, type SessionLoss } from '@shop/api';
import { WAITS } from '@shop/constants';
import { isMember } from '../auth/is-member.ts';
import { readStoredBearer } from '../auth/stored-session.ts';
import type { BaseState } from '../base/base.slice.ts';
import { captchaTokenFor } from '../environment/captcha-actions.ts';
import type { ShopEnvironment } from '../environment/shop-environment.ts';
import type { openStore, OpenStore } from '../store/open-store.ts';
import { dispatchTo, type ShopDispatch } from '../store/shop-dispatch.ts';
import type { ShopEvent } from '../store/shop-event.ts';
import type { ShopState } from '../store/shop-state.ts';
import { createTaskRunner } from '../tasks/task-runner.ts';
import { waitUntil } from '../tasks/wait-until.ts';
import { createTrack } from '../track/create-track.ts';
import type { Track } from '../track/track-event.ts';
import { createEvents } from './create-events.ts';

/** What a shop is made of. */
export interface ShopParts {
  /** Before /v1; empty in the browser. */
  baseUrl: string;
  environment: ShopEnvironment;
  base?: Partial<BaseState>;
  /** Brings the store; without, its chunk is fetched. */
  open?: typeof openStore;
}

/**
 * The shop of a browser page before and after its store is there.
 *
 * The API client works at once; the store's chunk comes after hydration or with the first action.
 */
export interface Shop {
  api: ApiClient;
  /** Loads the store, once. */
  load(): Promise<OpenStore>;
  /** Loads the store and asks it for something; rejects with ApiFailure. */
  dispatch: ShopDispatch;
  /** Reports a shopping event to the data layer and to our own record. */
  track: Track;
  /** The state, or null while guests' values stand. */
  state(): ShopState | null;
  subscribe(listener: () => void): () => void;
  /** Hears what the shell is to act on; what happened before the first listener is told to it. */
  onEvent(listener: (event: ShopEvent) => void): () => void;
  /** Loads the store and waits for the login check, 3 s at most; true for a member (spec §4, §9). */
  waitForLogin(): Promise<boolean>;
  /** Before another page is shown: cancels pending reads, waits up to 5 s for writes (spec §2, §9). */
  leavePage(): Promise<void>;
  /** The window is looked at again: emits `memberChanged` when another tab has logged the shown member out meanwhile. */
  checkMember(): Promise<void>;
  /** The window goes away: writes that wait leave at once. */
  releaseWrites(): void;
}

/** Makes the shop of a page. */
export function createShop({ baseUrl, environment, base, open }: ShopParts): Shop {
  const tasks = createTaskRunner();
  const events = createEvents<ShopEvent>();
  const listeners = new Set<() => void>();
  let loading: Promise<OpenStore> | null = null;
  let opened: OpenStore | null = null;

  const api = createApiClient({
    baseUrl,
    now: environment.now,
    getMember: shownMember,
    onMemberChanged: () => (isOfOtherMember() ? events.emit({ type: 'memberChanged' }) : loseSession('refused')),
    getToken: () => newerBearer(opened?.store.getState() ?? null, environment),
    onRefreshed: (result: AuthResult) =>
      void dispatch((actions) => actions.tokenRefreshed({ result, at: environment.now() })),
    // The session of a member who has left ends nobody else's.
    onSessionLost: (loss: SessionLoss) =>
      isOfOtherMember() ? events.emit({ type: 'memberChanged' }) : loseSession(loss),
    captchaToken: (path) => captchaTokenFor(path, environment.captcha()),
    onMaintenance: (maintenance) => {
      void dispatch((actions) => actions.maintenanceBegan(maintenance));
      events.emit({ type: 'maintenance' });
    },
    onChannelInvalid: () => {
      void dispatch((actions) => actions.channelInvalid());
      events.emit({ type: 'channelInvalid' });
    },
  });

  /** Whom this document shows; before the store is there, whose bearer is stored. */
  function shownMember(): string | null {
    if (opened === null) return readStoredBearer(environment.local)?.userId ?? null;
    const { accessToken, userId } = opened.store.getState().auth;
    return accessToken === null ? null : userId;
  }

  /** Whether another member has logged in than the one who is shown. */
  function isOfOtherMember(): boolean {
    const stored = readStoredBearer(environment.local);
    const shown = shownMember();
    return stored !== null && shown !== null && stored.userId !== null && stored.userId !== shown;
  }

  function loseSession(loss: SessionLoss): void {
    void dispatch((actions) => actions.loseSession(loss));
  }

  async function checkMember(): Promise<void> {
    if (opened === null) return;
    await opened.store.flush();
    const shown = shownMember();
    if (shown === null) return;
    const stored = readStoredBearer(environment.local);
    if (stored === null || isOfOtherMember()) events.emit({ type: 'memberChanged' });
  }

  const track = createTrack(api, environment.dataLayer);

  async function begin(): Promise<OpenStore> {
    const make = open ?? (await import('../store/open-store.ts')).openStore;
    opened = await make({ api, tasks, environment, emit: events.emit, track, ...(base && { base }) });
    const tell = () => listeners.forEach((listener) => listener());
    opened.store.subscribe(tell);
    tell();
    return opened;
  }

  function load(): Promise<OpenStore> {
    loading ??= begin().catch((error: unknown) => {
      loading = null;
      throw error;
    });
    return loading;
  }

  const dispatch = dispatchTo(load);

  return {
    api,
    load,
    dispatch,
    track,
    state: () => opened?.store.getState() ?? null,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    onEvent: events.listen,
    waitForLogin: async () => {
      const { store } = await load();
      return isMember(store.getState);
    },
    leavePage: async () => {
      api.abortReads();
      // What waits for the line is written when it is back, on whatever page.
      await waitUntil(
        () => tasks.pendingWrites() === 0 || opened?.store.getState().progress.line.isAway === true,
        WAITS.pendingTasks,
      );
    },
    releaseWrites: () => tasks.release(),
    checkMember,
  };
}

/** The bearer of the store, or the stored one when another tab renewed it while this one slept; never another member's. */
function newerBearer(state: ShopState | null, { local }: ShopEnvironment) {
  const stored = readStoredBearer(local);
  if (state === null) return stored;
  const { accessToken, tokenExpiresAt, userId } = state.auth;
  if (accessToken === null || tokenExpiresAt === null) return null;
  const isRenewed = stored !== null && stored.userId === userId && stored.expiresAt > tokenExpiresAt;
  return isRenewed ? stored : { accessToken, expiresAt: tokenExpiresAt };
}
