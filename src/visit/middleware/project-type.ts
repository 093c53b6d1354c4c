import type { Middleware } from "./outcome";

/** Takes the kind of project from the address: `/contact?project=casino`. Anything but a slug is nothing. */
export const projectType: Middleware = ({ query }) => {
  const slug = query.get("project") ?? "";
  return { pass: /^[a-z\d-]{1,99}$/.test(slug) ? { projectType: slug } : {} };
};
