import { useBusiness } from "../site/useSite";

/** Says that the business is a sample, as long as it is one. */
export function SampleNotice() {
  const { name, sample } = useBusiness();
  if (!sample) return null;
  return (
    <p className="small quiet">
      Sample website. No contractor’s license has been issued to this business, and no work is
      offered. The name {name}, the address, the rating and the projects are placeholders.
    </p>
  );
}
