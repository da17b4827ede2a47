/**
 * Runs in the head of a document whose scripts, other photographs and display faces wait: the line belongs to what is seen
 * first. Scripts and photographs start once the first picture is drawn, at the first touch, or after three seconds; the faces
 * follow when the page stands with all that comes later (`page-settled`), or five seconds after its scripts. Whoever has seen the faces on an earlier page of this visit has them, and gets them at once.
 *
 * It leaves the document first: React takes the scripts of a head in their order for its own, and would keep each of the page
 * before for the one after it.
 */
const starter = `(()=>{
document.currentScript.remove();
const root=document.documentElement;
let seen;
try{seen=sessionStorage.getItem("faces")}catch{}
if(seen)delete root.dataset.faces;
let started=false;
const withFaces=()=>{delete root.dataset.faces;try{sessionStorage.setItem("faces","seen")}catch{}};
const start=()=>{if(started)return;started=true;
delete root.dataset.pictures;
const loaded=[...document.querySelectorAll('link[rel="later"]')].map(link=>new Promise(done=>{link.onload=link.onerror=done;link.rel="modulepreload"}));
for(const late of document.querySelectorAll('script[type="later"]')){const script=document.createElement("script");script.type="module";script.textContent=late.textContent;late.replaceWith(script)}
Promise.all(loaded).then(()=>setTimeout(withFaces,5e3))};
addEventListener("page-settled",withFaces,{once:true});
const frame=()=>new Promise(done=>requestAnimationFrame(()=>setTimeout(done)));
addEventListener("DOMContentLoaded",()=>{
const picture=document.querySelector('img[fetchpriority="high"]');
Promise.all([frame(),picture?.decode().catch(()=>{})]).then(frame).then(start);
for(const touch of ["pointerdown","keydown","wheel"])addEventListener(touch,start,{once:true,passive:true});
setTimeout(start,3e3);
})})()`;

const modulePreload = /<link rel="modulepreload"(?: fetchpriority="low")? /g;
const moduleScript = /<script type="module" async="">/g;

/**
 * Lets scripts, display faces and all photographs but the first wait for the first paint of a document. Without scripts faces
 * and photographs do not wait: their style sheets ask (`tokensCss`, the kit's `Photo`). The starter stands before the style
 * sheets, since it would wait for them behind.
 *
 * @param html a whole document whose inline scripts have no nonce
 */
export function waitForPaint(html: string): string {
  return html
    .replace('<html ', '<html data-faces="later" data-pictures="later" ')
    .replace('<link rel="stylesheet"', `<script>${starter}</script><link rel="stylesheet"`)
    .replace(modulePreload, '<link rel="later" ')
    .replace(moduleScript, '<script type="later">');
}
