/**
 * Runs in the head of a document whose scripts, other photographs and display faces wait: the line belongs to what is seen
 * first. Scripts and photographs start once the browser has told that the page and its first picture were shown (a frame that
 * was only begun may be shown much later), at the first touch, or after three seconds. A browser that tells of pictures is
 * given half a second for one that is there: it may be out of sight, or shown before it could be marked. The faces follow when
 * the page stands with all that comes later (`page-settled`), or five seconds after its scripts. Whoever has seen the faces on
 * an earlier page of this visit has them, and gets them at once.
 *
 * `x/later` is no type that a browser runs, and one that a validator takes: a block of data.
 *
 * Names are one letter long: it stands in every document, where each byte may cost a phone a round trip.
 *
 * It leaves the document first: React takes the scripts of a head in their order for its own, and would keep each of the page
 * before for the one after it.
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
 * Where the router keeps what the loaders have read, and the end of that: scripts of their own would cost 53 bytes of the
 * policy each for their hashes. The first element stays, since React takes the scripts of a body in their order.
 */
const startOfData = /<script>(window\.__reactRouterContext = [^]*?)<\/script>/;
const data = '<script>window.__reactRouterContext.streamController.enqueue(';
const endOfData = '</script><!--$--><script>window.__reactRouterContext.streamController.close();</script>';

/**
 * Lets scripts, display faces and all photographs but the first wait for the first paint of a document. Without scripts faces
 * and photographs do not wait: their style sheets ask (`tokensCss`, the kit's `Photo`). The starter stands before the style
 * sheets, since it would wait for them behind.
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
