/** In the place of NProgress as its package bundles it for browsers of 2015: the same library from its source. */
export { default } from "accessible-nprogress/src";
