export const serviceGroups = ["commercial", "residential"] as const;
export type ServiceGroup = (typeof serviceGroups)[number];
