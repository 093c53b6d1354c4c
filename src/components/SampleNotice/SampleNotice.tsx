import { useBusiness } from "../site/useSite";

/** Says so while the business is a sample. */
export function SampleNotice() {
  const { name, sample } = useBusiness();
  if (!sample) return null;
  return (
    <p className="small quiet">
      {name} is a sample business: its name, address, license, rating and projects are placeholders.
    </p>
  );
}
