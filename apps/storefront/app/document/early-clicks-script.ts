/**
 * Runs in the head of the document: a button that is pressed before React has made it its own is remembered, once, and
 * pressed again as soon as React has. The same goes for a form that only its script can send: the browser would load
 * this page again with what was typed in its address. Links, and forms with an address, work by themselves; of a link
 * that opens a dialog the first press is kept as well, the second follows it.
 *
 * What React has made its own it marks with its properties. What it has not within half a minute is let go.
 * The same on every page, so that one hash allows it.
 */
export const earlyClicksScript = `(()=>{
const isAlive=e=>Object.keys(e).some(k=>k.startsWith("__reactProps$"));
let kept=[];
const replay=()=>{const due=kept.filter(a=>isAlive(a.on));kept=kept.filter(a=>!due.includes(a)&&a.on.isConnected&&performance.now()<a.until);for(const a of due)a.run();if(kept.length)requestAnimationFrame(replay)};
const keep=(on,run)=>{if(kept.some(a=>a.on===on))return;kept.push({on,run,until:performance.now()+3e4});if(kept.length===1)requestAnimationFrame(replay)};
addEventListener("click",e=>{const b=e.target.closest?.("button,a[aria-haspopup]");if(!b||isAlive(b)||b.form&&b.type==="submit"||b.popoverTargetElement)return;if(b.href){if(e.ctrlKey||e.metaKey||e.shiftKey||kept.some(a=>a.on===b))return;e.preventDefault()}keep(b,()=>b.click())},true);
addEventListener("submit",e=>{const f=e.target;if(isAlive(f)||f.hasAttribute("action"))return;e.preventDefault();keep(f,()=>f.requestSubmit(e.submitter))},true);
})()`;
