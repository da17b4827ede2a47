/**
 * Runs in the head of the document: a button that is pressed before React has made it its own is remembered, once, and
 * pressed again as soon as React has. The same goes for a form that only its script can send: the browser would load
 * this page again with what was typed in its address. Links, and forms with an address, work by themselves; of a link
 * that opens a dialog the first press is kept as well, the second follows it. Until its turn comes it is marked, so that
 * the reader sees at once that the press has been taken (`data-kept`, `aria-busy`).
 *
 * What is typed before is told to React too, in the order of what was done: it would hold its own value, and a press on
 * the button beside the field would send that one. React looks for a change against what it last saw in the field.
 * One thing a frame: what the first changes is drawn before the next is done.
 *
 * What React has made its own it marks with its properties. What it has not within half a minute is let go.
 * The same on every page, so that one hash allows it.
 */
export const earlyClicksScript = `(()=>{
const isAlive=e=>Object.keys(e).some(k=>k.startsWith("__reactProps$"));
let kept=[];
const mark=({seen},on)=>{seen?.toggleAttribute("data-kept",on);on?seen?.setAttribute("aria-busy","true"):seen?.removeAttribute("aria-busy")};
const replay=()=>{const was=kept,due=kept.find(a=>isAlive(a.on));kept=kept.filter(a=>a!==due&&a.on.isConnected&&performance.now()<a.until);for(const a of was)if(!kept.includes(a))mark(a,false);due?.run();if(kept.length)requestAnimationFrame(replay)};
const keep=(on,run,seen=on)=>{if(kept.some(a=>a.on===on))return;kept.push({on,run,seen,until:performance.now()+3e4});mark(kept.at(-1),true);if(kept.length===1)requestAnimationFrame(replay)};
addEventListener("click",e=>{const b=e.target.closest?.("button,a[aria-haspopup]");if(!b||isAlive(b)||b.form&&b.type==="submit"||b.popoverTargetElement)return;if(b.href){if(e.ctrlKey||e.metaKey||e.shiftKey||kept.some(a=>a.on===b))return;e.preventDefault()}keep(b,()=>b.click())},true);
addEventListener("input",e=>{const f=e.target;if(!f.matches?.("input:not([type=checkbox],[type=radio]),textarea")||isAlive(f))return;keep(f,()=>{f._valueTracker?.setValue("");f.dispatchEvent(new Event("input",{bubbles:true}));if(f!==document.activeElement)f.dispatchEvent(new FocusEvent("focusout",{bubbles:true}))},null)},true);
addEventListener("submit",e=>{const f=e.target;if(isAlive(f)||f.hasAttribute("action"))return;e.preventDefault();keep(f,()=>f.requestSubmit(e.submitter),e.submitter)},true);
})()`;
