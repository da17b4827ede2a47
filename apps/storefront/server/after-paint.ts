import { isLink, withAttributes, type Edit, type HtmlElement } from './html-elements.ts';

// A browser that reports pictures gets half a second for a loaded one: it may be off screen, or painted before it was marked.
// `x/deferred` makes a script a data block, which browsers do not run and validators accept. Names have one letter, since each byte
// can cost a phone a round trip. The script removes itself, because React adopts the scripts of a head in their order.
/**
 * Runs in the head of a document and starts its scripts and pictures (decision 21) after the first paint and picture, at the
 * first touch, or after three seconds. Fonts follow after hydration (`page-settled`), five seconds after the scripts, or at once
 * if this visit has loaded them.
 */
export const starter = `(()=>{
document.currentScript.remove();
const h=document.documentElement;
let v;
try{v=sessionStorage.getItem("faces")}catch{}
if(v)delete h.dataset.faces;
let s=false;
const f=()=>{delete h.dataset.faces;try{sessionStorage.setItem("faces","seen")}catch{}};
const g=()=>{if(s)return;s=true;
delete h.dataset.pictures;
const l=[...document.querySelectorAll('link[rel="deferred"]')].map(k=>new Promise(o=>{k.onload=k.onerror=o;k.rel="modulepreload"}));
for(const e of document.querySelectorAll('script[type="x/deferred"]')){const n=document.createElement("script");n.type="module";n.textContent=e.textContent;e.replaceWith(n)}
Promise.all(l).then(()=>setTimeout(f,5e3))};
addEventListener("page-settled",f,{once:true});
const w=t=>new Promise(o=>{new PerformanceObserver(o).observe({type:t,buffered:true})});
addEventListener("DOMContentLoaded",()=>{
const p=document.querySelector('img[fetchpriority="high"]');
p?.setAttribute("elementtiming","first");
Promise.all([w("paint"),p?.decode().then(()=>"elementTiming"in p&&Promise.race([w("element"),new Promise(o=>setTimeout(o,500))]),()=>{})]).then(()=>setTimeout(g));
for(const t of ["pointerdown","keydown","wheel"])addEventListener(t,g,{once:true,passive:true});
setTimeout(g,3e3);
})})()`.replaceAll('\n', '');

/**
 * Defers scripts, display fonts and all pictures but the first until after the first paint; without scripts,
 * stylesheets load fonts and pictures at once. The starter precedes the stylesheets, which would block it.
 */
export function deferUntilPaint(elements: readonly HtmlElement[]): readonly Edit[] {
  const stylesheet = elements.find((element) => element.inHead && isLink(element, 'stylesheet'));
  if (!stylesheet) return [];
  const { start } = stylesheet;
  return [
    { start, end: start, text: `<script>${starter}</script>` },
    ...elements.flatMap((element) => {
      const { name, attributes } = element;
      if (name === 'html') return withAttributes(element, { 'data-faces': 'deferred', 'data-pictures': 'deferred' });
      if (isLink(element, 'modulepreload')) return withAttributes(element, { rel: 'deferred' });
      const isInlineModule = name === 'script' && attributes.type === 'module' && attributes.src === undefined;
      return isInlineModule ? withAttributes(element, { type: 'x/deferred', async: undefined }) : [];
    }),
  ];
}
