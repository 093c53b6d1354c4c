/** The groups in which services are listed. */
export const serviceGroups = ["commercial", "residential"] as const;
export type ServiceGroup = (typeof serviceGroups)[number];

/** Id of the heading of such a group. */
export const groupTitleId = (group: ServiceGroup) => `${group}-title` as const;
