/**
 * Whether work is offered at a place: `area` of its office names an area of the business that has
 * no notice. Pure.
 */

/** What the planner has to know of a place. */
export interface PlanPlace {
  entryId: string;
  name: string;
  also: readonly { id: string; name: string }[];
  office: {
    id: string;
    government: string;
    area: string | null;
    quoteArea: string | null;
    jurisdictions: readonly { entryId: string }[];
    rules: readonly { entryId: string }[];
  };
}

/** An area where the business works, or says why it does not yet. */
export interface ServedArea {
  name: string;
  notice: string | null;
}

/** What says where a place belongs. */
interface Placed {
  office: { area: string | null };
}

const areaOf = ({ office }: Placed, areas: readonly ServedArea[]) =>
  areas.find(({ name }) => name === office.area);

/** Whether work is offered at a place. */
export function isServed(place: Placed, areas: readonly ServedArea[]): boolean {
  const area = areaOf(place, areas);
  return area !== undefined && !area.notice;
}

/** Returns why no work is offered at a place, where the business says so. */
export const noticeOf = (place: Placed, areas: readonly ServedArea[]) =>
  areaOf(place, areas)?.notice ?? undefined;
