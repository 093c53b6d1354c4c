/** Replaces the bundle in NProgress's package, which is for browsers of 2015, with the same library from its source. */
export { default } from "accessible-nprogress/src";
