/** The pages that are no entries of content, as the footer and the search list them. */
export const sitePages = [
  { to: "/plan", title: "Plan your project" },
  { to: "/services", title: "All services" },
  { to: "/build-process", title: "Build process" },
  { to: "/about", title: "About" },
  { to: "/blog", title: "Blog" },
  { to: "/faq", title: "Questions and answers" },
  { to: "/rights", title: "Your rights as an owner" },
  { to: "/contact", title: "Contact" },
  { to: "/apply-for-employment", title: "Work with us" },
  { to: "/privacy", title: "Privacy" },
];
