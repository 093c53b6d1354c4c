/** `id` of the `<template>` that holds what comes later: the whole site's styles, and Gatsby's scripts in their order. */
export const restId = "gatsby-scripts";

/**
 * The inline script of every page. What the template holds is loaded after the window's `load` event and the first paint,
 * when the browser is idle (within 2 s), or at the first sign of interest: pointer, key, touch or scroll. A pointer that
 * rests where the page appears is reported as moved by nothing, and is none. Until React is there, a press on a button is
 * remembered, unless the browser itself knows what it does, and `src/browser/early-press.ts` repeats it; links and forms
 * work by themselves.
 * `data-rest` on the root element tells the styles that the rest is on its way (src/styles/layout.css).
 * Nothing in it hands a text to the browser as an address or as HTML, so that it needs no Trusted Types policy.
 */
export const loaderScript = `{let d=document,c=new AbortController,o={capture:!0,passive:!0,signal:c.signal},g=e=>{if(c.signal.aborted||e?.type=="pointermove"&&!e.movementX&&!e.movementY)return;c.abort();d.documentElement.dataset.rest="";let r=d.querySelector("template#${restId}").content;for(let s of r.querySelectorAll("script"))s.async=!1;d.body.append(r)};for(let n of["pointerdown","pointermove","keydown","touchstart","scroll"])addEventListener(n,g,o);d.addEventListener("click",window.___earlyPress=e=>{window.___earlyPressed=e.target.closest("button:not([type=submit],[popovertarget])")??window.___earlyPressed},!0);addEventListener("load",()=>new PerformanceObserver(()=>window.requestIdleCallback?requestIdleCallback(g,{timeout:2e3}):setTimeout(g,200)).observe({type:"paint",buffered:!0}))}`;
