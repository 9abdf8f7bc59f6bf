/**
 * Runs in the head before anything is painted: sets the theme without a flash, and marks pages of visitors with a stored
 * session, so that sign-in forms can wait for the answer. It also keeps zod from compiling schemas with `new Function`,
 * which the content security policy refuses and reports: `z.config` would come too late, because the first schemas are
 * made while modules load.
 *
 * The policy requires Trusted Types: a string becomes part of the page through `innerHTML` only when it holds no markup
 * (Radix writes rules of a style sheet that way), or is React's own empty script, which never runs. (Written out, its end would be the end of this script.)
 *
 * Who comes back from a mail or from Google without a page to go to lands on the front page: the dashboard takes over.
 */
export const headScript = `(function(){var d=document.documentElement,p=null,l=location,r=l.search+l.hash;
if(l.pathname==='/'&&/[?#&](access_token|error_code)=/.test(r))l.replace('/dashboard'+r);
try{p=localStorage.getItem('parley.theme');
if(localStorage.getItem('parley.session')||/[#&]access_token=/.test(location.hash))d.dataset.session='stored'}catch(e){}
d.dataset.theme=p==='light'||p==='dark'?p:matchMedia('(prefers-color-scheme: dark)').matches?'dark':'light';
globalThis.__zod_globalConfig={jitless:true};
if(globalThis.trustedTypes)trustedTypes.createPolicy('default',{createHTML:function(s){
return s.indexOf('<')<0||s==='<script><\\/script>'?s:null}})})()`;
