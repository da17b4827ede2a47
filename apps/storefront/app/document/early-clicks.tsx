/**
 * Runs in the head of the document. A click on a button before hydration is remembered and repeated after hydration, as
 * is the submission of a form that only its script can send: the browser would reload this page with the input in its
 * URL. Links, and forms with an action, work by themselves; the first click on a link that opens a dialog is remembered
 * too, the second follows it. Until then the element is marked as busy (`data-kept`, `aria-busy`). A menu with a link
 * to a part of this page is closed, so that it does not cover the part.
 *
 * Input before hydration is reported to React too, in order: React would keep its own value and use it on the next
 * click. React compares a field with the last value it saw (`_valueTracker`). It marks a field while it renders but
 * ignores its events until the commit, or hydrates because of the event and then sees no change; its next render would
 * empty the field. So the event is repeated, with the input, until React has noticed it. A field that React replaced is
 * found by its id. Nothing is sent during IME composition. One event per frame, so that its effects are rendered before
 * the next.
 *
 * In Safari the Enter that ends a composition arrives after it, with `keyCode` 229: it submits no form.
 *
 * Hydrated elements have React's properties. Elements that are not hydrated within half a minute are dropped. The
 * script is the same on every page, so that one hash allows it.
 */
const earlyClicksScript = `(()=>{
const A=e=>Object.keys(e).some(k=>k.startsWith("__reactProps$"));
let K=[];
const M=({seen},on)=>{seen?.toggleAttribute("data-kept",on);on?seen?.setAttribute("aria-busy","true"):seen?.removeAttribute("aria-busy")};
const L=a=>(a.on.isConnected||a.find?.(a))&&performance.now()<a.until;
const R=()=>{const W=K,D=K.find(a=>A(a.on));K=K.filter(a=>a!==D&&L(a));for(const a of W)if(!K.includes(a))M(a,false);if(D?.run(D)===false&&L(D))K.unshift(D);if(K.length)requestAnimationFrame(R)};
const P=(on,run,seen=on,more={})=>{if(K.some(a=>a.on===on))return;K.push({on,run,seen,until:performance.now()+3e4,...more});M(K.at(-1),true);if(K.length===1)requestAnimationFrame(R)};
const B=f=>f.type==="checkbox"||f.type==="radio",V=f=>B(f)?String(f.checked):f.value;
let C=null,S=null;
addEventListener("compositionstart",e=>{C=e.target},true);
addEventListener("compositionend",()=>{C=null},true);
addEventListener("keydown",e=>{if(e.key==="Enter"&&e.keyCode===229&&!e.isComposing)e.preventDefault()},true);
const T=a=>{const f=a.on,t=f._valueTracker;if(f===C||!t)return false;if(V(f)!==a.value)B(f)?f.checked=a.value==="true":f.value=a.value;const u="?"+a.value;t.setValue(u);S=f;f.dispatchEvent(new Event(B(f)?"click":"input",{bubbles:true}));S=null;if(t.getValue()===u)return false;if(f!==document.activeElement)f.dispatchEvent(new FocusEvent("focusout",{bubbles:true}))};
addEventListener("click",e=>{e.target.closest?.('a[href^="#"]')?.closest("details")?.removeAttribute("open");const b=e.target.closest?.("button,a[aria-haspopup]");if(!b||A(b)||b.form&&b.type==="submit"||b.popoverTargetElement)return;if(b.href){if(e.ctrlKey||e.metaKey||e.shiftKey||K.some(a=>a.on===b))return;e.preventDefault()}P(b,()=>b.click())},true);
const F=f=>f!==S&&f.matches?.("input:not([type=file]),textarea"),Q=f=>P(f,T,null,{value:V(f),find:a=>{const n=f.id&&document.getElementById(f.id);return n&&(a.on=n)}});
for(const y of ["input","click"])addEventListener(y,({target:f})=>{if(F(f)&&(y==="input"||B(f))&&!f._valueTracker)Q(f)},true);
addEventListener("input",({target:f})=>{if(!F(f))return;const k=K.find(a=>a.on===f);if(k)k.value=V(f);else if(f._valueTracker?.getValue()!==V(f))Q(f)});
addEventListener("submit",e=>{const f=e.target;if(A(f)||f.hasAttribute("action"))return;e.preventDefault();P(f,()=>f.requestSubmit(e.submitter),e.submitter)},true);
})()`;

// The browser has run it before React; there only the element remains, without the text.
const script = import.meta.env.SSR ? earlyClicksScript : '';

/** Remembers clicks and input from before hydration. */
export function EarlyClicks({ nonce }: { readonly nonce: string | undefined }) {
  return (
    <script nonce={nonce} suppressHydrationWarning>
      {script}
    </script>
  );
}
