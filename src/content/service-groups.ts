/** The groups in which services are listed. */
export const serviceGroups = ["commercial", "residential"] as const;
export type ServiceGroup = (typeof serviceGroups)[number];

/** Returns the id of a group's heading. */
export const groupTitleId = (group: ServiceGroup) => `${group}-title` as const;
