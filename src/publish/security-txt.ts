const day = 24 * 60 * 60 * 1000;

/**
 * Returns /.well-known/security.txt (RFC 9116). It has to expire, preferably within a year (section 2.5.5), so that an
 * abandoned site does not direct reports to an address that nobody reads; each build renews it. Pure.
 * @param now time of the build
 */
export function securityTxt(business: { url: string; email: string }, now: Date): string {
  const expires = new Date(Math.floor(now.getTime() / day) * day + 364 * day);
  return `Contact: mailto:${business.email}
Contact: ${business.url}/contact
Expires: ${expires.toISOString().replace(".000Z", "Z")}
Preferred-Languages: en
Canonical: ${business.url}/.well-known/security.txt
`;
}
