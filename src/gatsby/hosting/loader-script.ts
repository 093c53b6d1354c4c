import { scriptAddress } from "./trusted-types";

/**
 * The inline script of every page. Gatsby's scripts and the whole site's styles are loaded after the window's `load` event
 * and the first paint, when the browser is idle (within 2 s), or at the first sign of interest: pointer, key, touch or
 * scroll. A pointer that rests where the page appears is reported as moved by nothing, and is none. Until React is there, a
 * press on a button is remembered, unless the browser itself knows what it does, and `src/browser/early-press.ts` repeats
 * it; links and forms work by themselves.
 * `data-rest` on the root element tells the styles that the rest is on its way (src/styles/layout.css).
 * Its own Trusted Types policy lets it name the site's files; the policy for all other script comes with the first of them.
 */
export const loaderScript = `(function(d,w){var n=["pointerdown","pointermove","keydown","touchstart","scroll"],o={passive:true,capture:true},y=w.trustedTypes,p=y&&y.createPolicy("loader",{createScriptURL:function(u){return ${String(scriptAddress)}.test(u)?u:null}}),t;function g(e){if(t||e&&e.type=="pointermove"&&!e.movementX&&!e.movementY)return;t=1;d.documentElement.dataset.rest="";n.forEach(function(e){w.removeEventListener(e,g,o)});JSON.parse(d.querySelector("script#gatsby-scripts").textContent).forEach(function(u){var c=/css$/.test(u),s=d.createElement(c?"link":"script");if(c){s.rel="stylesheet";s.href=u;d.head.appendChild(s)}else{s.src=p?p.createScriptURL(u):u;s.async=false;d.body.appendChild(s)}})}n.forEach(function(e){w.addEventListener(e,g,o)});d.addEventListener("click",w.___earlyPress=function(e){var b=e.target.closest&&e.target.closest("button:not([type=submit],[popovertarget])");if(b)w.___earlyPressed=b},true);function i(){w.requestIdleCallback?requestIdleCallback(function(){g()},{timeout:2000}):setTimeout(g,200)}function l(){new PerformanceObserver(i).observe({type:"paint",buffered:true})}d.readyState=="complete"?l():w.addEventListener("load",l)})(document,window)`;
