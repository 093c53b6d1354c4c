import { redirectLine } from "../../../src/hosting/dist";

it.each([
  ["/old.html", "/old.html /about 301\n"],
  ["/Old_Page", "/Old_Page /about 301\n"],
  ["/?p=7", "/ p=7 /about 301!\n"],
  ["/index.php?page=2&id=7", "/index.php page=2 id=7 /about 301!\n"],
])("an owner's old address %s is redirected as Netlify reads it", (from, line) => {
  expect(redirectLine({ from, to: "/about", status: 301 })).toBe(line);
});
