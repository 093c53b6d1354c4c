/** webpack and jest read the catalogs as JSON. */
declare module "*.yml" {
  const catalog: Readonly<Record<string, string>>;
  export default catalog;
}
declare module "*.yml?others" {
  const catalog: Readonly<Record<string, string>>;
  export default catalog;
}
declare module "*.yml?plan" {
  const catalog: Readonly<Record<string, string>>;
  export default catalog;
}
declare module "*.yml?tools" {
  const catalog: Readonly<Record<string, string>>;
  export default catalog;
}
declare module "*.yml?forms" {
  const catalog: Readonly<Record<string, string>>;
  export default catalog;
}
