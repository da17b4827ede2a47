import { createContext, use, useMemo, type ReactNode } from 'react';
import { preinit, preloadModule } from 'react-dom';
import type { SlotName, SlotProps } from '../contract/slot-props.ts';
import type { SlotComponent } from '../define.ts';
import type { DeferredSlotName } from './deferred-slots.ts';
import { renderDeferred, type DeferredPart } from './deferred.tsx';
import { renderedSlots } from './rendered-slots.ts';
import { useSlotRuntime } from './slot-provider.tsx';
import type { SlotRecord, SlotRuntime } from './slot-runtime.tsx';
import { untilThere } from './until-there.ts';

/** Deeper nesting than any page has: an override that renders its own slot. */
const deepest = 20;
const OpenSlots = /* @__PURE__ */ createContext<readonly string[]>([]);
/** True inside a slot that is hydrated later, so that its content is deferred, too. */
const InDeferred = createContext(false);
/** Around slots whose scripts are loaded only on demand, not after hydration. */
export const OnDemandSlots = createContext(false);

/**
 * Returns a component that renders the slot of the request's variant, theme or Simple. On the server it also announces
 * the stylesheets and modules that the browser needs.
 */
export function slot<K extends Exclude<SlotName, DeferredSlotName>>(name: K): SlotComponent<SlotProps[K]> {
  return slotOf(name);
}

/**
 * Like `slot`, for those of `deferred-slots.ts`: in a boundary of its own, whose script is loaded with those of all such
 * slots of the document.
 */
export function deferredSlot<K extends DeferredSlotName>(name: K): SlotComponent<SlotProps[K]> {
  const Slot = slotOf(name);
  function usePart(): DeferredPart {
    const runtime = useSlotRuntime();
    return useMemo(
      () => ({
        isReady: () => runtime.isReady(name),
        load: () => untilThere(() => runtime.preload([name, ...renderedSlots(document, 'deferred')])),
      }),
      [runtime],
    );
  }
  return renderDeferred(usePart, (props: SlotProps[K]) => (
    <InDeferred value>
      <Slot {...props} />
    </InDeferred>
  ));
}

function slotOf<K extends SlotName>(name: K): SlotComponent<SlotProps[K]> {
  function Slot(props: SlotProps[K]) {
    const runtime = useSlotRuntime();
    const isDeferred = use(InDeferred);
    const record = runtime.record(name);
    if (record.failure !== undefined) {
      // A deferred slot waits for the connection; `use` would return the promise that has already failed.
      throw isDeferred && !import.meta.env.SSR ? untilThere(() => runtime.preload([name])) : record.failure;
    }
    if (import.meta.env.DEV && !record.ready && !isDeferred)
      console.warn(`slot ${record.key} was not preloaded: render it in a file that its screen's route imports`);
    // A loaded component is not read from the promise, since React would suspend even then.
    if (!record.ready) use(record.promise);
    // defineTheme checked the types per slot; the record does not have them.
    const Component = record.component as SlotComponent<SlotProps[K]>;
    const element = import.meta.env.DEV ? (
      <Guarded name={record.key}>
        <Component {...props} />
      </Guarded>
    ) : (
      <Component {...props} />
    );
    // The same number of children as on the server: the ids of `useId` below depend on the shape of the tree.
    if (!import.meta.env.SSR)
      return (
        <>
          {null}
          {null}
          {element}
        </>
      );
    const first = !use(OnDemandSlots) && !runtime.rendered.has(name);
    if (first) runtime.rendered.add(name);
    return (
      <>
        {announce(record, isDeferred, runtime)}
        {first && <meta name={isDeferred ? 'slot-deferred' : 'slot'} content={name} />}
        {element}
      </>
    );
  }
  if (import.meta.env.DEV) Slot.displayName = `Slot.${name}`;
  return Slot;
}

/**
 * Announces what a slot needs in the browser; React hoists and deduplicates the links, and a streamed boundary waits
 * for its stylesheet. A deferred slot has its stylesheet in the head, since a link inside would make React stream the
 * boundary, hidden until scripts run.
 */
function announce({ assets }: SlotRecord, isDeferred: boolean, runtime: SlotRuntime) {
  const sheets = assets.css.map((href) => runtime.stylesheetUrl(href));
  if (isDeferred) {
    for (const href of sheets) preinit(href, { as: 'style', precedence: 'slots' });
    return null;
  }
  for (const href of assets.js) preloadModule(href, { as: 'script' });
  return sheets.map((href) => <link key={href} rel="stylesheet" href={href} precedence="slots" />);
}

function Guarded({ name, children }: { name: string; children: ReactNode }) {
  const open = use(OpenSlots);
  if (open.filter((key) => key === name).length > deepest) {
    throw new Error(`${name} renders its own slot inside itself: use props.Original`);
  }
  return <OpenSlots value={[...open, name]}>{children}</OpenSlots>;
}
