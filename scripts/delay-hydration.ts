import { createHash } from 'node:crypto';

/**
 * Runs in a prerendered page in place of the app. The app is fetched when the visitor does anything, or when the page has
 * loaded and the browser is idle, so that nothing competes with text, styles and font for the first paint. What is typed,
 * ticked, clicked and submitted before the app runs is kept and played back once it does; clicks come a moment after the
 * fields, so that what they do knows what the fields hold. Each field is first set to something else in a way that React
 * notices, or what it holds already would be no change. A page for someone who holds a session,
 * or with something in its address, starts the app at once.
 */
const early = `(function(){
var done=false,fields=new Map(),clicks=[],form=null,submitter=null;
function start(){
  if(done)return;done=true;
  PRELOADS.forEach(function(href){var l=document.createElement('link');l.rel='modulepreload';l.href=href;document.head.append(l)});
  import(BOOT);
}
function isTick(f){return f.type==='radio'||f.type==='checkbox'}
function onInput(e){var f=e.target;fields.set(f,isTick(f)?f.checked:f.value)}
function onClick(e){var b=e.target.closest&&e.target.closest('button');if(b&&b.type!=='submit'){clicks.push(b)}}
function onSubmit(e){e.preventDefault();form=e.target;submitter=e.submitter;start()}
addEventListener('input',onInput,true);addEventListener('click',onClick,true);addEventListener('submit',onSubmit,true);
var wake=['pointerdown','pointermove','keydown','touchstart','scroll'];
wake.forEach(function(n){addEventListener(n,start,{once:true,passive:true,capture:true})});
window.__ready=function(){
  delete window.__ready;
  removeEventListener('input',onInput,true);removeEventListener('click',onClick,true);removeEventListener('submit',onSubmit,true);
  wake.forEach(function(n){removeEventListener(n,start,true)});
  fields.forEach(function(value,field){
    if(!field.isConnected)return;
    if(isTick(field)){field.checked=!value;field.click();return}
    field.value='';
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field),'value').set.call(field,value);
    field.dispatchEvent(new Event('input',{bubbles:true}));
    field.dispatchEvent(new Event('change',{bubbles:true}));
  });
  setTimeout(function(){
    clicks.forEach(function(b){if(b.isConnected)b.click()});
    if(form&&form.isConnected)form.requestSubmit(submitter&&submitter.isConnected?submitter:null);
  });
};
if(document.documentElement.dataset.session||location.hash)start();
else addEventListener('load',function(){(window.requestIdleCallback||setTimeout)(start,{timeout:2000})});
})()`;

const preload = /<link rel="modulepreload" href="([^"]+)"\/>/g;
const appScript = /<script type="module" async="">([\s\S]*?)<\/script>/;

export interface DelayedPage {
  html: string;
  /** The module that starts the app, to be written at `path`. */
  boot: { path: string; code: string };
}

/** Takes the app out of a prerendered page's way. Throws when the page does not look as the framework writes it today. */
export function delayHydration(html: string): DelayedPage {
  const code = appScript.exec(html)?.[1];
  if (!code) throw new Error('no module script found in a prerendered page: the framework writes it differently now');
  const path = `/assets/boot-${createHash('sha256').update(code).digest('hex').slice(0, 10)}.js`;
  const preloads = [...html.matchAll(preload)].map((match) => match[1]);
  const script = early.replace('PRELOADS', JSON.stringify(preloads)).replace('BOOT', JSON.stringify(path));
  return {
    html: html.replace(preload, '').replace(appScript, () => `<script>${script}</script>`),
    boot: { path, code },
  };
}

/** Content-Security-Policy sources of every inline script in a page. JSON-LD is data: the policy does not look at it. */
export function scriptHashes(html: string): string[] {
  const inline = [
    ...html.matchAll(/<script(?![^>]*\s(?:src=|type="application\/ld\+json"))[^>]*>([\s\S]*?)<\/script>/g),
  ];
  return inline.map(([, code = '']) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`);
}
