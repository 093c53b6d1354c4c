interface Policy {
  createHTML: (html: string) => string | null;
  createScriptURL?: (address: string) => string | null;
}

const policies: Record<string, Policy> = {};
const holder = window as { trustedTypes?: unknown };
const run = () =>
  jest.isolateModulesAsync(async () => {
    await import("../../../../src/visit/inline/trusted-types");
  });

beforeAll(async () => {
  holder.trustedTypes = {
    createPolicy: (name: string, policy: Policy) => (policies[name] = policy),
  };
  await run();
});

afterAll(() => {
  delete holder.trustedTypes;
});

const html = (text: string) => policies.default?.createHTML(text);
const address = (text: string) => policies.default?.createScriptURL?.(text);

it("creates the two policies that the Content-Security-Policy names", () => {
  expect(Object.keys(policies).sort()).toEqual(["default", "inspect"]);
});

it.each([
  "words & signs > none",
  '<span class="whole">built-in</span>',
  '<a href="/about" title="x">x</a>',
  '<div class="bar" role="progressbar"></div>',
])("allows %s", (text) => {
  expect(html(text)).toBe(text);
});

it.each([
  "<script>x</script>",
  "<img src=x onerror=y>",
  '<p onclick="x">x</p>',
  '<p style="color:red">x</p>',
  '<a href="javascript:x">x</a>',
  '<a href="//elsewhere.example">x</a>',
  "<constructor>x</constructor>",
  '<p><iframe src="/"></iframe></p>',
])("refuses %s", (text) => {
  expect(html(text)).toBeNull();
});

it("allows scripts only from the site's own files", () => {
  expect(address("/app-0123456789.js")).toBe("/app-0123456789.js");
  for (const other of [
    "https://elsewhere.example/x.js",
    "//elsewhere.example/x.js",
    "/x/y.js",
    "/x",
  ])
    expect(address(other)).toBeNull();
});

it("does nothing in a browser without Trusted Types", async () => {
  delete holder.trustedTypes;
  await expect(run()).resolves.toBeUndefined();
});
