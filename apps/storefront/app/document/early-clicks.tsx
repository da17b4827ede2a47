/**
 * Runs in the head of the document: a button that is pressed before React has made it its own is remembered, once, and
 * pressed again as soon as React has. The same goes for a form that only its script can send: the browser would load
 * this page again with what was typed in its address. Links, and forms with an address, work by themselves; of a link
 * that opens a dialog the first press is kept as well, the second follows it. Until its turn comes it is marked, so that
 * the reader sees at once that the press has been taken (`data-kept`, `aria-busy`). A menu from which a link leads to a part
 * of this page is closed, so that it does not cover the part.
 *
 * What is typed before is told to React too, in the order of what was done: it would hold its own value, and a press on
 * the button beside the field would send that one. React looks for a change against what it last saw in the field.
 * One thing a frame: what the first changes is drawn before the next is done.
 *
 * What React has made its own it marks with its properties. What it has not within half a minute is let go.
 * The same on every page, so that one hash allows it.
 */
const earlyClicksScript = `(()=>{
const A=e=>Object.keys(e).some(k=>k.startsWith("__reactProps$"));
let K=[];
const M=({seen},on)=>{seen?.toggleAttribute("data-kept",on);on?seen?.setAttribute("aria-busy","true"):seen?.removeAttribute("aria-busy")};
const R=()=>{const W=K,D=K.find(a=>A(a.on));K=K.filter(a=>a!==D&&a.on.isConnected&&performance.now()<a.until);for(const a of W)if(!K.includes(a))M(a,false);D?.run();if(K.length)requestAnimationFrame(R)};
const P=(on,run,seen=on)=>{if(K.some(a=>a.on===on))return;K.push({on,run,seen,until:performance.now()+3e4});M(K.at(-1),true);if(K.length===1)requestAnimationFrame(R)};
addEventListener("click",e=>{e.target.closest?.('a[href^="#"]')?.closest("details")?.removeAttribute("open");const b=e.target.closest?.("button,a[aria-haspopup]");if(!b||A(b)||b.form&&b.type==="submit"||b.popoverTargetElement)return;if(b.href){if(e.ctrlKey||e.metaKey||e.shiftKey||K.some(a=>a.on===b))return;e.preventDefault()}P(b,()=>b.click())},true);
addEventListener("input",e=>{const f=e.target;if(!f.matches?.("input:not([type=checkbox],[type=radio]),textarea")||A(f))return;P(f,()=>{f._valueTracker?.setValue("");f.dispatchEvent(new Event("input",{bubbles:true}));if(f!==document.activeElement)f.dispatchEvent(new FocusEvent("focusout",{bubbles:true}))},null)},true);
addEventListener("submit",e=>{const f=e.target;if(A(f)||f.hasAttribute("action"))return;e.preventDefault();P(f,()=>f.requestSubmit(e.submitter),e.submitter)},true);
})()`;

// The browser has run it long before React looks: there it holds its place among the scripts of the head, without the text.
const script = import.meta.env.SSR ? earlyClicksScript : '';

/** Remembers what is pressed before the page is alive. */
export function EarlyClicks({ nonce }: { readonly nonce: string | undefined }) {
  return (
    <script nonce={nonce} suppressHydrationWarning>
      {script}
    </script>
  );
}
