/** The groups in which services are listed. */
export const serviceGroups = ["commercial", "residential"] as const;
export type ServiceGroup = (typeof serviceGroups)[number];
