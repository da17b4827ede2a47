// A browser that reports pictures gets half a second for a loaded one: it may be off screen, or painted before it was marked.
// `x/later` makes a script a data block, which browsers do not run and validators accept. Names have one letter, since each byte
// can cost a phone a round trip. The script removes itself, because React adopts the scripts of a head in their order.
/**
 * Runs in the head of a document and starts its scripts and pictures (decision 21) after the first paint and picture, at the
 * first touch, or after three seconds. Fonts follow after hydration (`page-settled`), five seconds after the scripts, or at once
 * if this visit has loaded them.
 */
const starter = `(()=>{
document.currentScript.remove();
const h=document.documentElement;
let v;
try{v=sessionStorage.getItem("faces")}catch{}
if(v)delete h.dataset.faces;
let s=false;
const f=()=>{delete h.dataset.faces;try{sessionStorage.setItem("faces","seen")}catch{}};
const g=()=>{if(s)return;s=true;
delete h.dataset.pictures;
const l=[...document.querySelectorAll('link[rel="later"]')].map(k=>new Promise(o=>{k.onload=k.onerror=o;k.rel="modulepreload"}));
for(const e of document.querySelectorAll('script[type="x/later"]')){const n=document.createElement("script");n.type="module";n.textContent=e.textContent;e.replaceWith(n)}
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

const modulePreload = /<link rel="modulepreload"(?: fetchpriority="low")? /g;
const moduleScript = /<script type="module" async="">([^]*?)<\/script>/g;
const indentation = /\n\s+/g;
/**
 * The start and end of the router's loader data, joined into one script because each hash of the policy takes 53 bytes.
 * The first element remains, since React adopts the scripts of a body in their order.
 */
const startOfData = /<script>(window\.__reactRouterContext = [^]*?)<\/script>/;
const data = '<script>window.__reactRouterContext.streamController.enqueue(';
const endOfData = '</script><!--$--><script>window.__reactRouterContext.streamController.close();</script>';

/**
 * Defers scripts, display fonts and all pictures but the first until after the first paint; without scripts,
 * stylesheets load fonts and pictures at once. The starter precedes the stylesheets, which would block it.
 *
 * @param html a whole document whose inline scripts have no nonce
 */
export function waitForPaint(html: string): string {
  const start = startOfData.exec(html)?.[1];
  const joined =
    start === undefined || !html.includes(data)
      ? html
      : html
          .replace(startOfData, '<script></script>')
          .replace(data, () => `<script>${start}${data.slice('<script>'.length)}`);
  return joined
    .replace('<html ', '<html data-faces="later" data-pictures="later" ')
    .replace('<link rel="stylesheet"', `<script>${starter}</script><link rel="stylesheet"`)
    .replace(modulePreload, '<link rel="later" ')
    .replace(moduleScript, (_, code: string) => `<script type="x/later">${code.replace(indentation, '\n')}</script>`)
    .replace(endOfData, 'window.__reactRouterContext.streamController.close();</script><!--$-->');
}
