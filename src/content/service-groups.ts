export const serviceGroups = ["residential", "commercial"] as const;
export type ServiceGroup = (typeof serviceGroups)[number];
